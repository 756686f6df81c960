import { realpathSync, rmSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.js';

export async function isInstalled(root) {
  const installed = savedAt(installRecord(root));
  if (installed === undefined || installed < savedAt(join(root, 'package-lock.json'))) return false;
  // An npm script finds the installed runtime first, so mostly this process is its own answer.
  const version =
    realPath(runtimeOf(root)) === realPath(process.execPath)
      ? process.version
      : await runtimeVersion(root);
  return isRuntime(version);
}

export async function install(root) {
  await run(
    'npm',
    // With NODE_ENV=production npm would leave out the development packages, and with them the
    // runtime and the build tools.
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, env: { ...process.env, PATH: pathWithoutInstall(root) } },
  );
  const version = await runtimeVersion(root);
  if (!isRuntime(version)) {
    // npm writes its record last; without it the next start installs again.
    rmSync(installRecord(root), { force: true });
    throw new Error(
      `Node 24 is needed in node_modules/.bin, but ${version ?? 'none that runs'} is there: ` +
        'let npm run the install script of the package "node" (ignore-scripts must be off).',
    );
  }
}

const installRecord = (root) => join(root, 'node_modules', '.package-lock.json');

const savedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

const isRuntime = (version) => version?.startsWith('v24.') ?? false;

const runtimeOf = (root) => join(root, 'node_modules', '.bin', 'node');

async function runtimeVersion(root) {
  try {
    return (await run(runtimeOf(root), ['--version'], { cwd: root, env: process.env })).trim();
  } catch {
    return undefined;
  }
}

/** npm must not run on the very runtime that it is about to remove. */
function pathWithoutInstall(root) {
  const installed = realPath(join(root, 'node_modules', '.bin'));
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => installed === undefined || realPath(folder) !== installed)
    .join(delimiter);
}

function realPath(path) {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The `node_modules` of packages that no start needs. They are large, so the first run that needs
 * them installs them, beside the other packages; their versions are in the name of their folder.
 */
export function installApart(name: string, versions: Record<string, string>): string {
  const folder = join(cache, [name, ...Object.values(versions)].join('-'));
  if (!existsSync(folder)) install(folder, versions);
  return join(folder, 'node_modules');
}

const cache = join(import.meta.dirname, '../node_modules/.cache');

/** Under its own name only when it is complete. */
function install(folder: string, versions: Record<string, string>): void {
  const begun = `${folder}.${process.pid}`;
  mkdirSync(begun, { recursive: true });
  writeFileSync(join(begun, 'package.json'), '{ "private": true }\n');
  const packages = Object.entries(versions).map(([each, version]) => `${each}@${version}`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options, ...packages], {
    cwd: begun,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    renameSync(begun, folder);
  } catch (error) {
    rmSync(begun, { recursive: true });
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { compressAssets } from './compress-assets.js';
import { run } from './run.js';
import { hashSources } from './source-hash.js';

export function isBuilt(root) {
  try {
    return readFileSync(buildRecord(root), 'utf8') === hashSources(root);
  } catch {
    return false;
  }
}

/** The record is removed first and written last: an interrupted build is built again. */
export async function build(root) {
  rmSync(buildRecord(root), { force: true });
  const sources = hashSources(root);
  const binaries = join(root, 'node_modules', '.bin');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
  };
  await run(join(binaries, 'vite'), ['build', '--app'], { cwd: root, env });
  // The files that rendered pages name are served with the others.
  cpSync(join(root, 'build/server/assets'), join(root, 'build/client/assets'), { recursive: true });
  await run(join(binaries, 'node'), ['scripts/build-server.ts'], { cwd: root, env });
  await compressAssets(join(root, 'build', 'client'));
  writeFileSync(buildRecord(root), sources);
}

const buildRecord = (root) => join(root, 'build', 'sources.sha256');

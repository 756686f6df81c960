import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from './files-under.js';

/** What the build is made from. The folder `public` is Vite's and may be absent. */
const sources = [
  'src',
  'scripts/build-server.ts',
  'scripts/built-in-menu.ts',
  'demo/services',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

export function hashSources(root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(root, source))).sort()) {
    const bytes = readFileSync(file);
    // Name and length keep apart what only reads alike when strung together.
    hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function filesOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? filesUnder(path) : [path];
}

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A repository in small, whose npm and bundler do next to nothing. */
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wajha prepare '));
  cpSync(join(import.meta.dirname, '../scripts'), join(root, 'scripts'), { recursive: true });
  write('scripts/build-server.ts', '');
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  write('src/web/home.tsx', 'one');
  write('node_modules/.package-lock.json', '{}');
  mkdirSync(join(root, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  program(
    'node_modules/.bin/vite',
    `mkdir -p build/client build/server/assets
    echo '${asset}' > ${assetFile}
    echo '${style}' > build/server/assets/site.css`,
  );
  program('bin/npm', 'echo "npm $*" >> calls; echo {} > node_modules/.package-lock.json');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('builds once, and again when a source has changed', () => {
  expect(prepare()).toMatch(/^wajha: building the site … \d+\.\d s\n$/);
  expect(prepare()).toBe('');
  write('src/web/home.tsx', 'two');
  expect(prepare()).toContain('building the site');
  write('src/model/new.ts', '');
  expect(prepare()).toContain('building the site');
});

test('builds again after a build that did not end well', () => {
  prepare();
  program('node_modules/.bin/vite', 'echo "it broke" >&2; exit 1');
  expect(prepare('--build')).toContain('it broke');
  expect(prepare()).toContain('it broke');
});

test('compresses the assets, those that only the rendered pages name too', () => {
  prepare();
  for (const [file, text] of [
    [assetFile, asset],
    ['build/client/assets/site.css', style],
  ] as const) {
    const compressed = (ending: string) => readFileSync(join(root, file + ending));
    expect(brotliDecompressSync(compressed('.br')).toString()).toBe(`${text}\n`);
    expect(gunzipSync(compressed('.gz')).toString()).toBe(`${text}\n`);
  }
});

test('installs when the lock file is newer than the install', () => {
  const later = Date.now() / 1000 + 10;
  utimesSync(join(root, 'package-lock.json'), later, later);
  expect(prepare('--install')).toMatch(/^wajha: installing dependencies … \d+\.\d s\n$/);
  expect(readFileSync(join(root, 'calls'), 'utf8')).toContain('npm ci --include=dev');
});

test('refuses an install that took the runtime away', () => {
  const later = Date.now() / 1000 + 10;
  utimesSync(join(root, 'package-lock.json'), later, later);
  program('bin/npm', 'rm node_modules/.bin/node; echo {} > node_modules/.package-lock.json');
  expect(prepare()).toContain(
    'Node 24 is needed in node_modules/.bin, but none that runs is there',
  );
});

test('refuses an install without the right runtime, and does not take it for complete', () => {
  rmSync(join(root, 'node_modules/.bin/node'));
  program('node_modules/.bin/node', 'echo v20.1.0');
  expect(prepare()).toContain('Node 24 is needed in node_modules/.bin, but v20.1.0 is there');
  expect(existsSync(join(root, 'node_modules/.package-lock.json'))).toBe(false);
});

const asset = 'a line of code; '.repeat(20);
const style = 'a { color: blue } '.repeat(20);
const assetFile = 'build/client/app.js';

function prepare(...options: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/prepare.js', ...options], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${join(root, 'bin')}:${process.env.PATH}` },
  });
  return stdout + stderr;
}

function program(path: string, script: string): void {
  write(path, `#!/bin/sh\n${script}\n`);
  chmodSync(join(root, path), 0o755);
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

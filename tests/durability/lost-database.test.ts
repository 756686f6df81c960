import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copySeededData } from '../support/seeded-copy.ts';
import { startServer } from '../support/server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wajha-lost-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What it says, and its exit code. */
function refusedStart(env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['build/start/start.js'], {
    cwd: resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    timeout: 120_000,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, ...env },
  });
  return [status, stderr];
}

const sentence = () =>
  `wajha: The database of the site in ${folder} is gone: put wajha.db back, or a backup with npm run restore FILE; a new demo site begins with SEED=demo.\n`;

const loseDatabase = () => {
  for (const ending of ['', '-wal', '-shm'])
    rmSync(join(folder, `wajha.db${ending}`), { force: true });
};

test('a start without the database of the site that was there shows no demo agency', async () => {
  copySeededData(folder, {});
  loseDatabase();
  expect(refusedStart()).toEqual([1, sentence()]);
  expect(refusedStart({ SEED: 'none' })).toEqual([1, sentence()]);
  // The pictures are gone too; the mark of the first start is left.
  rmSync(join(folder, 'uploads'), { recursive: true });
  rmSync(join(folder, 'social'), { recursive: true, force: true });
  expect(refusedStart()).toEqual([1, sentence()]);
  expect(await readdir(folder)).not.toContain('wajha.db');

  const asked = await startServer({ dataDir: folder, env: { SEED: 'demo' } });
  expect((await fetch(asked.url)).status).toBe(200);
  await asked.stop();
});

test.each(['uploads', 'backups', 'leads'])(
  'what is left in %s is a site that was there',
  (name) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'of the site'), 'it');
    expect(refusedStart()).toEqual([1, sentence()]);
  },
);

test('a database that a restore has left empty is not filled with the demo agency', async () => {
  const first = await startServer({ dataDir: folder, env: { SEED: 'none' } });
  await first.stop();
  loseDatabase();
  // What a restore does first: an empty database with its tables.
  const empty = await startServer({ dataDir: `${folder}/empty`, env: { SEED: 'none' } });
  await empty.stop();
  rmSync(join(folder, 'uploads'), { recursive: true, force: true });
  cpSync(join(folder, 'empty', 'wajha.db'), join(folder, 'wajha.db'));
  const again = await startServer({ dataDir: folder });
  const home = await (await fetch(`${again.url}/api/home`)).json();
  await again.stop();
  expect(home).toMatchObject({ faq: [] });
});

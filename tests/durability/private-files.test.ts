import {
  chmodSync,
  globSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { variantsOf } from '../../src/model/picture.ts';

import { keepPrivate } from '../../src/server/storage/private-files.ts';
import { runCommand } from '../support/run-command.ts';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { drawing } from '../uploads/pictures.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  // The most careless one that there is; the processes that a test starts inherit it.
  umask = process.umask(0);
  folder = mkdtempSync(join(tmpdir(), 'wajha-private-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

interface Found {
  path: string;
  isFolder: boolean;
  mode: string;
}

/** The folder itself and everything below, except what is removed while it is looked at. */
const found = (): Found[] =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].flatMap((path) => {
    const stats = lstatSync(join(folder, path), { throwIfNoEntry: false });
    if (!stats) return [];
    return [{ path, isFolder: stats.isDirectory(), mode: (stats.mode & 0o7777).toString(8) }];
  });

function openToEverybody(): void {
  for (const { path, isFolder } of found()) chmodSync(join(folder, path), isFolder ? 0o777 : 0o666);
}

function expectPrivate(): void {
  const stored = found();
  const wanted = stored.map((each) => ({ ...each, mode: each.isFolder ? '700' : '600' }));
  expect(stored).toEqual(wanted);
}

/** Has a picture with a copy of it, and a backup of both, made. */
async function useEverything(server: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  const token = await signIn(server);
  const form = new FormData();
  form.set('image', new Blob([await drawing(900, 600).png().toBuffer()]), 'picture.png');
  const added = await fetch(`${server.url}/api/admin/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(added.status).toBe(201);
  const { path } = (await added.json()) as { path: string };
  const copy = variantsOf(path).webp[0]?.path;
  expect((await fetch(server.url + copy)).status).toBe(200);
  const backup = await runCommand('src/server/backups/backup-command.ts', { DATA_DIR: folder });
  expect(backup).toMatchObject({ code: 0, stderr: '' });
}

test('nobody else on the machine can read what is stored, whatever was there before', async () => {
  const env = { SEED: 'none', ADMIN_PASSWORD: 'a password for tests' };
  const first = await startServer({ dataDir: folder, env });
  await useEverything(first);
  expectPrivate();
  await first.stop();
  expectPrivate();

  openToEverybody();
  const second = await startServer({ dataDir: folder, env });
  expectPrivate();
  expect(globSync('wajha.db-*', { cwd: folder })).not.toEqual([]);
  await second.stop();
});

test('what lies beside the program’s own files is left as it is', async () => {
  for (const name of ['wajha.db', 'lock.db', 'notes.txt']) writeFileSync(join(folder, name), '');
  openToEverybody();
  await keepPrivate(folder);
  const modes = Object.fromEntries(found().map(({ path, mode }) => [path, mode]));
  const ours = { 'lock.db': '600', 'wajha.db': '600' };
  expect(modes).toEqual({ ...ours, '.': '777', 'notes.txt': '666' });
});

import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { listed, temporaryFolder, temporaryStore } from './temporary-store.ts';

const name = `${'0a'.repeat(16)}-640x480-c63418.png`;
const other = `${name}.w320.avif`;

test('gives back what was put, and nothing once it is removed', async () => {
  const { store } = await temporaryStore();
  expect(await store.has(name)).toBe(false);
  await store.put(name, Buffer.from('picture'));
  expect(await store.has(name)).toBe(true);
  const found = await store.open(name);
  expect(found?.size).toBe(7);
  expect(found && (await buffer(found.body)).toString()).toBe('picture');
  await store.remove(name);
  await store.remove(name);
  expect(await store.open(name)).toBeNull();
});

test('putting a name again leaves its file as it is', async () => {
  const { store, dataDir, files } = await temporaryStore();
  await Promise.all(Array.from({ length: 20 }, () => store.put(name, Buffer.from('picture'))));
  const before = await stat(join(dataDir, 'uploads', name));
  await store.put(name, Buffer.from('picture'));
  const after = await stat(join(dataDir, 'uploads', name));
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  expect(await files()).toEqual([name]);
});

test('lists uploads and nothing else that lies in the folder', async () => {
  const { store, dataDir } = await temporaryStore();
  await store.put(name, Buffer.from('one'));
  await store.put(other, Buffer.from('two'));
  await writeFile(join(dataDir, 'uploads', '.incoming-now'), 'half');
  await writeFile(join(dataDir, 'uploads', 'notes.txt'), 'mine');
  expect((await listed(store)).sort()).toEqual([name, other]);
});

test('clears away what a killed process left half-written, but nothing of a running one', async () => {
  const dataDir = await temporaryFolder();
  const folder = join(dataDir, 'uploads');
  await mkdir(folder);
  await writeFile(join(folder, '.incoming-old'), 'half');
  await utimes(join(folder, '.incoming-old'), 0, 0);
  await writeFile(join(folder, '.incoming-new'), 'half');
  await openStore({ dataDir });
  expect(await readdir(folder)).toEqual(['.incoming-new']);
});

test.each(['../secret.png', `../${name}`, '', '.', 'a.png', `${name}/..`, `${name}\n`])(
  'never follows the name %j',
  async (wrong) => {
    const { store } = await temporaryStore();
    const refused = 'is not the name of an upload';
    await expect(store.put(wrong, Buffer.from('x'))).rejects.toThrow(refused);
    await expect(store.open(wrong)).rejects.toThrow(refused);
    await expect(store.remove(wrong)).rejects.toThrow(refused);
  },
);

test('a write that fails is reported and leaves nothing behind', async () => {
  const { store, dataDir, files } = await temporaryStore();
  // Stands for a disk that is full: the file is open already when its writing fails.
  await expect(store.put(name, undefined as unknown as Buffer)).rejects.toThrow();
  expect(await files()).toEqual([]);
  await rm(join(dataDir, 'uploads'), { recursive: true });
  await expect(store.put(name, Buffer.from('picture'))).rejects.toThrow('ENOENT');
});

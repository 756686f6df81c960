import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { fakeS3 } from './fake-s3.ts';
import { listed } from './temporary-store.ts';

const nameOf = (number: number) => `${number.toString(16).padStart(32, '0')}-640x480-none.png`;
const dataDir = '/nowhere';

test('gives back what was put, and nothing once it is removed', async () => {
  const { settings, objects } = await fakeS3();
  const store = await openStore({ dataDir, s3: settings });
  await store.put(nameOf(1), Buffer.from('picture'));
  expect(objects.get(nameOf(1))).toMatchObject({ body: Buffer.from('picture'), type: 'image/png' });
  expect([await store.has(nameOf(1)), await store.has(nameOf(2))]).toEqual([true, false]);
  const found = await store.open(nameOf(1));
  expect(found?.size).toBe(7);
  expect(found && (await buffer(found.body)).toString()).toBe('picture');
  await store.remove(nameOf(1));
  await store.remove(nameOf(1));
  expect(await store.open(nameOf(1))).toBeNull();
});

test('keeps to its prefix and lists every page of it', async () => {
  const { settings, objects, requests } = await fakeS3({ pageSize: 2 });
  const store = await openStore({
    dataDir,
    s3: { ...settings, endpoint: `${settings.endpoint}/`, prefix: '/my site/a+b' },
  });
  const names = [1, 2, 3, 4, 5].map(nameOf);
  for (const name of names) await store.put(name, Buffer.from(name));
  const foreign = { body: Buffer.from(''), type: undefined, modified: new Date() };
  objects.set('my site/a+b/notes.txt', foreign);
  objects.set(nameOf(9), foreign);
  expect(objects.has(`my site/a+b/${nameOf(1)}`)).toBe(true);
  expect(await listed(store)).toEqual(names);
  const [first] = await Array.fromAsync(store.list());
  expect(first).toEqual({ name: nameOf(1), size: nameOf(1).length, modified: expect.any(Date) });
  expect(requests.filter((line) => line.includes('list-type=2'))).toHaveLength(6);
  const found = await store.open(nameOf(2));
  expect(found && (await buffer(found.body)).toString()).toBe(nameOf(2));
});

test('tries again when the bucket is busy', async () => {
  const { settings, objects } = await fakeS3({ failures: 2 });
  const store = await openStore({ dataDir, s3: settings });
  await store.put(nameOf(1), Buffer.from('picture'));
  expect(objects.size).toBe(1);
});

test('says what went wrong, without the secret', async () => {
  const { settings } = await fakeS3();
  const mistaken = { ...settings, secretAccessKey: 'mistaken' };
  const store = await openStore({ dataDir, s3: mistaken });
  await expect(store.put(nameOf(1), Buffer.from('picture'))).rejects.toThrow(
    'The S3 bucket pictures refused PUT with 403. SignatureDoesNotMatch: Wrong signature.',
  );
  const nobody = await openStore({ dataDir, s3: { ...settings, endpoint: 'http://127.0.0.1:1' } });
  await expect(nobody.open(nameOf(1))).rejects.toThrow(
    'The S3 endpoint http://127.0.0.1:1 cannot be reached.',
  );
});

test.each(['../secret.png', '', 'a.png'])('never follows the name %j', async (wrong) => {
  const { settings, requests } = await fakeS3();
  const store = await openStore({ dataDir, s3: settings });
  await expect(store.open(wrong)).rejects.toThrow('is not the name of an upload');
  await expect(store.remove(wrong)).rejects.toThrow('is not the name of an upload');
  expect(requests).toEqual([]);
});

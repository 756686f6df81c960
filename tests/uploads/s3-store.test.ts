import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { BucketAway } from '../../src/server/s3/bucket-away.ts';
import { fakeS3 } from './fake-s3.ts';
import { storedName } from './stored-name.ts';
import { listed } from './temporary-store.ts';

const pictureOf = (number: number) => Buffer.from(`picture ${number}`);
const nameOf = (number: number) => storedName(pictureOf(number));
const dataDir = '/nowhere';

test('gives back what was put, and nothing once it is removed', async () => {
  const { settings, objects } = await fakeS3();
  const store = await openStore({ dataDir, s3: settings });
  await store.put(nameOf(1), pictureOf(1));
  expect(objects.get(nameOf(1))).toMatchObject({ body: pictureOf(1), type: 'image/png' });
  expect([await store.has(nameOf(1)), await store.has(nameOf(2))]).toEqual([true, false]);
  const found = await store.open(nameOf(1));
  expect(found?.size).toBe(9);
  expect(found && (await buffer(found.body))).toEqual(pictureOf(1));
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
  const numbers = [1, 2, 3, 4, 5];
  for (const number of numbers) await store.put(nameOf(number), pictureOf(number));
  const foreign = { body: Buffer.from(''), type: undefined, modified: new Date() };
  objects.set('my site/a+b/notes.txt', foreign);
  objects.set(nameOf(9), foreign);
  expect(objects.has(`my site/a+b/${nameOf(1)}`)).toBe(true);
  expect(await listed(store)).toEqual(numbers.map(nameOf).sort());
  const [first] = await Array.fromAsync(store.list());
  expect(first).toEqual({ name: expect.any(String), size: 9, modified: expect.any(Date) });
  expect(requests.filter((line) => line.includes('list-type=2'))).toHaveLength(6);
  const found = await store.open(nameOf(2));
  expect(found && (await buffer(found.body)).toString()).toBe('picture 2');
});

test('tries again when the bucket is busy', async () => {
  const { settings, objects } = await fakeS3({ failures: 2 });
  const store = await openStore({ dataDir, s3: settings });
  await store.put(nameOf(1), pictureOf(1));
  expect(objects.size).toBe(1);
});

test('gives a picture to its end only if its bytes are those that its name was made from', async () => {
  const { settings, objects } = await fakeS3();
  const store = await openStore({ dataDir, s3: settings });
  const picture = Buffer.alloc(300_000, 'picture');
  const spoilt = Buffer.from(picture).fill('x', 1_000, 1_001);
  const name = storedName(picture);
  await store.put(name, picture);
  objects.set(name, { body: spoilt, type: 'image/png', modified: new Date() });
  const read = async () => buffer((await store.open(name))?.body ?? Readable.from([]));
  await expect(read()).rejects.toThrow(BucketAway);
  objects.set(name, { body: picture, type: 'image/png', modified: new Date() });
  expect(await read()).toEqual(picture);
});

test('a picture that is let go of before it was read gives its connection back', async () => {
  const { settings } = await fakeS3();
  const store = await openStore({ dataDir, s3: settings });
  const picture = Buffer.alloc(200_000, 'picture');
  const name = storedName(picture);
  await store.put(name, picture);
  // More than there are connections.
  for (let opened = 0; opened < 260; opened += 1) (await store.open(name))?.body.destroy();
  const found = await store.open(name);
  expect(found && (await buffer(found.body))).toEqual(picture);
});

test('says what went wrong, without the secret', async () => {
  const { settings } = await fakeS3();
  const mistaken = { ...settings, secretAccessKey: 'mistaken' };
  const store = await openStore({ dataDir, s3: mistaken });
  await expect(store.put(nameOf(1), pictureOf(1))).rejects.toThrow(
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

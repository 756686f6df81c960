import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openS3Store } from '../../src/server/pictures/store/s3-store.ts';
import { BucketAway } from '../../src/server/s3/bucket-away.ts';
import { distantBucket, timeOf } from '../uploads/distant-bucket.ts';
import { storedName } from '../uploads/stored-name.ts';

const picture = Buffer.alloc(300_000, 'picture');
const name = storedName(picture);

test('a bucket that hangs is given up after three seconds, then at once, until it is back', async () => {
  const { s3, proxy } = await distantBucket();
  const store = openS3Store(s3);
  await store.put(name, picture);
  proxy.hang();
  expect(await timeOf(store.has(name))).toBeLessThan(3_500);
  const later = [store.open(name), store.has(name), store.put(name, picture), store.reach()];
  expect(await timeOf(Promise.allSettled(later))).toBeLessThan(100);
  for (const call of later) await expect(call).rejects.toBeInstanceOf(BucketAway);

  // Whether or not anybody asks meanwhile, and at any moment between two looks.
  await sleep(3_400);
  proxy.letThrough();
  await sleep(2_000);
  expect(await store.has(name)).toBe(true);
});

test('a bucket that is refused is given up at once, until it is back', async () => {
  const { s3, proxy } = await distantBucket();
  const store = openS3Store(s3);
  await store.put(name, picture);
  proxy.refuse();
  expect(await timeOf(store.open(name))).toBeLessThan(1_500);
  await expect(store.open(name)).rejects.toThrow(
    `The S3 endpoint ${s3.endpoint} cannot be reached.`,
  );
  const before = proxy.attempts();
  await Promise.allSettled(Array.from({ length: 100 }, () => store.open(name)));
  expect(proxy.attempts() - before).toBeLessThan(8);
  proxy.letThrough();
  await sleep(2_000);
  expect(await store.has(name)).toBe(true);
});

test('a connection that was cut while nobody used it costs a second try, nothing else', async () => {
  const { s3, proxy } = await distantBucket();
  const store = openS3Store(s3);
  await store.put(name, picture);
  proxy.refuse();
  proxy.letThrough();
  expect(await store.has(name)).toBe(true);
});

test('a picture that stops half-way is ended', async () => {
  const { s3, proxy } = await distantBucket();
  const store = openS3Store(s3);
  await store.put(name, picture);
  proxy.hang(100_000);
  const found = await store.open(name);
  const read = found ? buffer(found.body) : Promise.resolve();
  expect(await timeOf(read)).toBeLessThan(4_000);
  await expect(read).rejects.toBeInstanceOf(BucketAway);
  await expect.poll(proxy.open).toBe(0);
});

test('a reader may take its time', async () => {
  const { s3 } = await distantBucket();
  const store = openS3Store(s3);
  await store.put(name, picture);
  const found = await store.open(name);
  await sleep(4_000);
  expect(found && (await buffer(found.body))).toEqual(picture);
});

test('a bucket that is far away is waited for', async () => {
  const { s3, proxy } = await distantBucket();
  const store = openS3Store(s3);
  proxy.slowDown(400);
  await store.put(name, picture);
  const found = await store.open(name);
  expect(found && (await buffer(found.body))).toEqual(picture);
});

test('writes and each page of a list are given up after eight seconds', async () => {
  const hanging = async () => {
    const { s3, proxy } = await distantBucket({ pageSize: 1 });
    const store = openS3Store(s3);
    await store.put(name, picture);
    await store.put(storedName(Buffer.from('another')), picture);
    return { store, proxy };
  };
  const [put, remove, list] = await Promise.all([hanging(), hanging(), hanging()]);
  for (const { proxy } of [put, remove]) proxy.hang();
  const pages = list.store.list()[Symbol.asyncIterator]();
  await pages.next();
  list.proxy.hang();
  const begun = [put.store.put(name, picture), remove.store.remove(name), pages.next()];
  expect(await timeOf(Promise.allSettled(begun))).toBeLessThan(8_700);
  for (const call of begun) await expect(call).rejects.toThrow('did not answer within 8 s');
});

test('a bucket that does not exist is no missing picture', async () => {
  const { s3, answerInstead } = await distantBucket();
  answerInstead(404, '<Error><Code>NoSuchBucket</Code></Error>');
  await expect(openS3Store(s3).open(name)).rejects.toThrow('refused GET with 404. NoSuchBucket');
  // Not every server says which of the two is missing.
  answerInstead(404, '');
  const put = openS3Store(s3).put(name, picture);
  await expect(put).rejects.toThrow('There is no S3 bucket pictures.');
});

test('no garbage collection takes the limit away', async () => {
  const { s3, proxy } = await distantBucket();
  proxy.hang();
  const program = join(import.meta.dirname, '../uploads/hang-under-collection.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', program, JSON.stringify(s3)],
    { timeout: 30_000 },
  );
  const { given, after } = JSON.parse(stdout);
  expect(given).toBe(30);
  expect(after).toBeLessThan(4_000);
});

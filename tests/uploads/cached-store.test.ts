import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cachedStore } from '../../src/server/pictures/store/cached-store.ts';
import { openPictureCache } from '../../src/server/pictures/store/picture-cache.ts';
import { openS3Store } from '../../src/server/pictures/store/s3-store.ts';
import type { UploadStore } from '../../src/server/pictures/store/store.ts';
import { distantBucket, timeOf } from './distant-bucket.ts';
import { storedName } from './stored-name.ts';

const nameOf = (number: number) => `${number.toString(16).padStart(32, '0')}-640x480-none.png`;
const picture = Buffer.alloc(200_000, 'picture');
const name = storedName(picture);
const minute = 60_000;

let time: number;
let listed: Set<string>;
beforeEach(() => {
  time = Date.now();
  listed = new Set([name]);
});

async function cachedBucket() {
  const bucket = await distantBucket();
  const folder = await mkdtemp(join(tmpdir(), 'cache-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const now = () => time;
  const cache = openPictureCache(folder, 5_000_000, now);
  const store = cachedStore(openS3Store(bucket.s3), cache, async (each) => listed.has(each), now);
  await store.put(name, picture);
  bucket.requests.length = 0;
  return { ...bucket, store };
}

async function read(store: UploadStore, each = name): Promise<Buffer | null> {
  const found = await store.open(each);
  return found && buffer(found.body);
}

test('many who ask at once have it fetched once, and nobody asks the bucket for a minute', async () => {
  const { store, requests } = await cachedBucket();
  const all = await Promise.all(Array.from({ length: 50 }, () => read(store)));
  for (const each of all) expect(each).toEqual(picture);
  time += minute - 1;
  expect(await read(store)).toEqual(picture);
  expect(requests).toEqual([`GET /pictures/${name}`]);
  time += 1;
  expect(await read(store)).toEqual(picture);
  await expect.poll(() => requests).toEqual([`GET /pictures/${name}`, `HEAD /pictures/${name}`]);
});

test('a picture that is gone from the bucket is gone from here within a minute', async () => {
  const { store, objects } = await cachedBucket();
  await read(store);
  objects.clear();
  time += minute;
  // Once the bucket has been heard.
  await expect.poll(() => read(store)).toBeNull();
  expect(await store.has(name)).toBe(false);
});

test('a picture that is deleted here is gone at once', async () => {
  const { store } = await cachedBucket();
  await read(store);
  await store.remove(name);
  expect(await read(store)).toBeNull();
});

test('while the bucket is away the list says whether a picture was deleted elsewhere', async () => {
  const { store, proxy } = await cachedBucket();
  await read(store);
  proxy.hang();
  time += minute;
  const waited = timeOf(read(store));
  expect(await waited).toBeLessThan(1_000);
  expect(await read(store)).toEqual(picture);
  listed.clear();
  expect(await read(store)).toBeNull();
  expect(await store.has(name)).toBe(false);
});

test('a bucket that stops half-way through everything keeps nobody waiting for all the others', async () => {
  const { store, proxy } = await cachedBucket();
  for (let number = 2; number < 100; number += 1) await store.put(nameOf(number), picture);
  proxy.hang(50_000);
  const reads = Array.from({ length: 98 }, (_, at) => timeOf(read(store, nameOf(at + 2))));
  expect(Math.max(...(await Promise.all(reads)))).toBeLessThan(6_000);
});

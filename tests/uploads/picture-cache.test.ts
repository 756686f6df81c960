import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import {
  openPictureCache,
  type PictureCache,
} from '../../src/server/pictures/store/picture-cache.ts';
import { BucketAway } from '../../src/server/s3/bucket-away.ts';
import { temporaryFolder } from './temporary-store.ts';

const nameOf = (number: number) => `${number.toString(16).padStart(32, '0')}-640x480-none.png`;
const pictureOf = (number: number) => Buffer.alloc(10_000, `picture ${number} `);
const keep = (cache: PictureCache, number: number) =>
  cache.keep(nameOf(number), { body: Readable.from([pictureOf(number)]), size: 10_000 });

async function read(cache: PictureCache, number: number): Promise<Buffer | null> {
  const found = await cache.open(nameOf(number));
  return found && buffer(found.body);
}

async function bytesIn(folder: string): Promise<number> {
  const files = await readdir(folder);
  const sizes = files.map(async (file) => (await stat(join(folder, file))).blocks * 512);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('what is kept comes back byte by byte, after a restart too, for nobody else to read', async () => {
  const folder = join(await temporaryFolder(), 'cache');
  const cache = openPictureCache(folder, 1_000_000);
  await cache.loaded;
  expect(await keep(cache, 1)).toBe(true);
  expect(await read(cache, 1)).toEqual(pictureOf(1));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, nameOf(1)))).mode & 0o777).toBe(0o600);

  const again = openPictureCache(folder, 1_000_000);
  await again.loaded;
  expect(await read(again, 1)).toEqual(pictureOf(1));
  // Not before the store was asked.
  expect(again.confirmedAt(nameOf(1))).toBe(0);
});

test('it takes no more than its bytes, and the one unused for longest goes first', async () => {
  const folder = await temporaryFolder();
  const most = 5 * 12_288;
  const cache = openPictureCache(folder, most);
  await cache.loaded;
  let highest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) highest = Math.max(highest, await bytesIn(folder).catch(() => 0));
  })();
  for (const number of [1, 2, 3, 4, 5]) await keep(cache, number);
  await read(cache, 1);
  await keep(cache, 6);
  expect([1, 2, 3, 4, 5, 6].filter((number) => cache.has(nameOf(number)))).toEqual([1, 3, 4, 5, 6]);
  await Promise.all(Array.from({ length: 40 }, (_, at) => keep(cache, 10 + at)));
  isOver = true;
  await watching;
  expect(await bytesIn(folder)).toBeLessThanOrEqual(most);
  expect(highest).toBeLessThanOrEqual(most);

  // Less was allowed at the next start.
  await openPictureCache(folder, 2 * 12_288).loaded;
  expect(await readdir(folder)).toHaveLength(2);
  await openPictureCache(folder, 0).loaded;
  expect(await readdir(folder)).toEqual([]);
});

test('pictures that do not fit make no room for more than its bytes', async () => {
  const folder = await temporaryFolder();
  const most = 5 * 12_288;
  const cache = openPictureCache(folder, most);
  await cache.loaded;
  await keep(cache, 1);
  for (const number of [2, 3, 4]) {
    const large = { body: Readable.from([Buffer.alloc(most + 1)]), size: most + 1 };
    expect(await cache.keep(nameOf(number), large)).toBe(false);
  }
  expect(cache.has(nameOf(1))).toBe(true);
  // More at once than fit: none is in the folder yet that could go.
  await Promise.all(Array.from({ length: 20 }, (_, at) => keep(cache, 20 + at)));
  for (let number = 50; number < 70; number += 1) await keep(cache, number);
  expect(await bytesIn(folder)).toBeLessThanOrEqual(most);
});

test('half a picture is never kept, and what a killed process left is removed', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, '.incoming-killed'), 'half');
  const cache = openPictureCache(folder, 1_000_000);
  await cache.loaded;
  expect(await readdir(folder)).toEqual([]);
  const breaking = async function* () {
    yield Buffer.alloc(5_000);
    throw new BucketAway('It stopped half-way.');
  };
  const broken = { body: Readable.from(breaking()), size: 10_000 };
  await expect(cache.keep(nameOf(1), broken)).rejects.toThrow('It stopped half-way.');
  const short = { body: Readable.from([Buffer.alloc(5_000)]), size: 10_000 };
  await expect(cache.keep(nameOf(2), short)).rejects.toBeInstanceOf(BucketAway);
  expect(await readdir(folder)).toEqual([]);
  expect(await keep(cache, 3)).toBe(true);
});

test('what somebody removed by hand is no longer there, and can be kept again', async () => {
  const folder = await temporaryFolder();
  const cache = openPictureCache(folder, 1_000_000);
  await cache.loaded;
  await keep(cache, 1);
  await cache.remove(nameOf(1));
  expect(await readdir(folder)).toEqual([]);
  await keep(cache, 1);
  await rm(join(folder, nameOf(1)));
  expect(await read(cache, 1)).toBeNull();
  await keep(cache, 1);
  expect(await readFile(join(folder, nameOf(1)))).toEqual(pictureOf(1));
});

test('a disk that takes nothing means that nothing is kept, for a while', async () => {
  const parent = await temporaryFolder();
  // A file where the folder should be: neither root nor anybody else can write there.
  await writeFile(join(parent, 'cache'), '');
  const nowhere = openPictureCache(join(parent, 'cache'), 1_000_000);
  await nowhere.loaded;
  expect(nowhere.isUsable()).toBe(false);

  let time = 0;
  const folder = join(parent, 'full');
  await mkdir(folder);
  const cache = openPictureCache(folder, 1_000_000, () => time);
  await cache.loaded;
  const full = { body: fullDisk(), size: 10_000 };
  expect(await cache.keep(nameOf(1), full)).toBe(false);
  expect(cache.isUsable()).toBe(false);
  time += 30_000;
  expect(cache.isUsable()).toBe(true);
  expect(await keep(cache, 1)).toBe(true);
});

/** Fails as a write does. */
function fullDisk(): Readable {
  const failing = async function* () {
    yield Buffer.alloc(100);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  return Readable.from(failing());
}

import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OnChange } from '../../src/server/content/changes.ts';
import { Change } from '../../src/server/content/dependencies.ts';
import { BucketAway } from '../../src/server/s3/bucket-away.ts';
import type { BrandPictures } from '../../src/server/site/brand-pictures.ts';
import { drawSocialImages } from '../../src/server/site/draw-social-images.ts';
import { serveSocialImages } from '../../src/server/site/serve-social-images.ts';
import type { SocialImage } from '../../src/server/site/social-image.ts';
import { createSocialPictures } from '../../src/server/site/social-pictures.ts';
import { openSocialStore } from '../../src/server/site/social-store.ts';
import { fakeS3 } from '../uploads/fake-s3.ts';
import { post } from './content.ts';
import { openSiteApp, publicUrl, type SiteApp } from './site-app.ts';

let app: SiteApp;
let dataDir: string;
const draw = vi.fn(async () => Buffer.from('a picture'));
const keptGoing = new AbortController().signal;

beforeAll(async () => {
  app = await openSiteApp();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wajha-social-'));
  draw.mockClear();
});
afterEach(() => rm(dataDir, { recursive: true, maxRetries: 10 }));
afterAll(() => app.close());

/** As after a start: nothing in memory, the same directory. */
async function start(brandPictures: BrandPictures = async () => undefined) {
  const store = await openSocialStore({ dataDir });
  const pictures = createSocialPictures({ store, brandPictures, draw, drawAhead: draw });
  return { store, ...pictures };
}

const image: SocialImage = {
  language: 'en',
  title: 'A page',
  site: 'Wajha',
  host: 'agency.example',
  colours: { from: '#ff8a6b', to: '#c63418' },
  signal: '#c63418',
  signalOnInk: '#ff8a6b',
  pattern: 'grid',
};
const titled = (...titles: string[]) => titles.map((title) => ({ ...image, title }));

async function* each<T>(values: T[]): AsyncGenerator<T> {
  yield* values;
}

test('a restart draws nothing again that was drawn ahead', async () => {
  const first = await start();
  await first.storeAhead(each(titled('One', 'Two')), keptGoing);
  expect(draw).toHaveBeenCalledTimes(2);
  const second = await start();
  await second.storeAhead(each(titled('One', 'Two')), keptGoing);
  expect(await second.show({ ...image, title: 'One' })).toEqual(Buffer.from('a picture'));
  expect(draw).toHaveBeenCalledTimes(2);
});

test('instances that share a bucket share what one of them has drawn', async () => {
  const { settings: s3, objects } = await fakeS3();
  const store = await openSocialStore({ dataDir, s3: { ...s3, prefix: 'site' } });
  const instance = () =>
    createSocialPictures({ store, brandPictures: async () => undefined, draw, drawAhead: draw });
  await instance().storeAhead(each(titled('One')), keptGoing);
  await instance().storeAhead(each(titled('One')), keptGoing);
  await instance().show({ ...image, title: 'One' });
  expect(draw).toHaveBeenCalledTimes(1);
  const [[name = '', kept] = []] = [...objects];
  expect(name).toMatch(/^site\/social\/[\w-]{43}\.png$/);
  if (kept) kept.modified = new Date(0);
  await instance().storeAhead(each(titled('Two')), keptGoing);
  expect([...objects.keys()]).toEqual([expect.not.stringContaining(name)]);
});

test('a picture that no page shows any more goes a day after it was drawn', async () => {
  const { store, storeAhead } = await start();
  await storeAhead(each(titled('Before')), keptGoing);
  const [name = ''] = (await store.list()).keys();
  await storeAhead(each(titled('After')), keptGoing);
  expect((await store.list()).size).toBe(2);
  const old = Date.now() / 1000 - 25 * 60 * 60;
  await utimes(join(dataDir, 'social', name), old, old);
  await storeAhead(each(titled('After')), keptGoing);
  expect([...(await store.list()).keys()]).not.toContain(name);
});

test('the pictures of all pages are drawn at the start and after a save', async () => {
  const { store, ...socialPictures } = await start();
  const { db, reader, resolve } = app;
  const stopping = new AbortController();
  const listeners: OnChange[] = [];
  const changes = { onChange: (listener: OnChange) => void listeners.push(listener) };
  const options = {
    db,
    reader,
    resolve,
    publicUrl,
    changes,
    socialPictures,
    tell: vi.fn(),
    pause: 10,
  };
  drawSocialImages({ ...options, stopping: stopping.signal });
  const drawnTitles = () => draw.mock.calls.flat().map((drawn) => (drawn as SocialImage).title);
  await expect.poll(drawnTitles).toContain('Wajha');
  await app.save('POST', '/blogs', post('A new post', 'مقال جديد'));
  for (const listener of listeners) listener(new Change(['blogs.blogs']));
  await expect.poll(drawnTitles).toContain('مقال جديد');
  stopping.abort();
});

test('a burst of requests waits for its pictures', async () => {
  const { show } = await start();
  const titles = Array.from({ length: 120 }, (_, at) => `Page ${at}`);
  const shown = await Promise.all(titled(...titles).map(show));
  expect(shown).toHaveLength(120);
});

test('HEAD says that a picture is there without drawing it', async () => {
  const socialPictures = await start();
  const http = fastify();
  serveSocialImages(http, { reader: app.reader, resolve: app.resolve, publicUrl, socialPictures });
  const reply = await http.inject({ method: 'HEAD', url: '/social/en/about-us.png' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('image/png');
  expect(draw).not.toHaveBeenCalled();
  await http.close();
});

const emblem = { path: `/uploads/${'0'.repeat(32)}-800x500-aabbcc.webp`, isLogo: true };
const withLogo = { ...image, emblem: { ...emblem, isOnPlate: false } };

test('a picture whose logo is gone or moves is drawn once', async () => {
  const { show } = await start(async () => undefined);
  await show(withLogo);
  await show(withLogo);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a picture whose logo is out of reach is drawn again, until it has it', async () => {
  const { show } = await start(async () => {
    throw new BucketAway('away');
  });
  await show(withLogo);
  await show(withLogo);
  expect(draw).toHaveBeenCalledTimes(2);
});

import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { variantPath, variantsOf } from '../../src/model/picture.ts';
import { Refusal } from '../../src/server/http/refusal.ts';
import { pictureJob } from '../../src/server/pictures/picture-jobs.ts';
import { serveUploads } from '../../src/server/pictures/serve-uploads.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import type { UploadStore } from '../../src/server/pictures/store/store.ts';
import { createVariants } from '../../src/server/pictures/variants.ts';
import { fakeS3 } from './fake-s3.ts';
import { animation, drawing } from './pictures.ts';
import { storedBytes, storeImage } from './stored-image.ts';
import { listed, temporaryStore } from './temporary-store.ts';

const immutable = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=60';
const quickHeaders = { 'content-type': 'image/webp', 'cache-control': shortly };

test.each(['avif', 'webp'] as const)(
  'who asks for a copy as %s gets a quick one at once, and later the copy itself',
  async (format) => {
    const { store, app, picture } = await served();
    const path = variantPath(picture.path, 320, format);
    const quick = await app.inject(path);
    expect(quick.statusCode).toBe(200);
    expect(quick.headers).toMatchObject({ ...quickHeaders, 'x-content-type-options': 'nosniff' });
    expect(quick.headers.etag).toBeUndefined();
    expect(await looksOf(quick.rawPayload)).toEqual(small);

    const kept = await untilKept(app, path);
    expect(kept.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': immutable,
      'x-content-type-options': 'nosniff',
      etag: `"${path.slice('/uploads/'.length)}"`,
    });
    expect(await looksOf(kept.rawPayload)).toEqual(small);
    expect(await store.has(path.slice('/uploads/'.length))).toBe(true);
  },
);

test('many who ask for the same copy have it made once, quickly and for good', async () => {
  const { store, app, picture } = await served();
  const put = vi.spyOn(store, 'put');
  const open = vi.spyOn(store, 'open');
  const path = variantPath(picture.path, 320, 'webp');
  const responses = await Promise.all(Array.from({ length: 10 }, () => app.inject(path)));
  for (const { headers } of responses) expect(headers).toMatchObject(quickHeaders);
  await untilKept(app, path);
  expect(put).toHaveBeenCalledTimes(1);
  expect(open.mock.calls.filter(([name]) => name === picture.name)).toHaveLength(2);
});

test('neither an upload nor a copy that is made for good is in the way of a quick one', async () => {
  const large = await noise(1000, 1000).toBuffer();
  const bytes = await drawing(640, 400).png().toBuffer();
  const done: string[] = [];
  await Promise.all(
    [
      { does: 'encode', bytes: large, pngOnly: false } as const,
      { does: 'vary', bytes: large, width: 960, format: 'avif' } as const,
      { does: 'varyQuickly', bytes, width: 320 } as const,
    ].map(async (job) => {
      await pictureJob(job);
      done.push(job.does);
    }),
  );
  expect(done[0]).toBe('varyQuickly');
});

test('no other copies are made than those a page names', async () => {
  const { store, app, picture } = await served();
  const moving = await (await animation(['red', 'lime'], { width: 400, height: 400 })).gif();
  const { path: movingPath } = await storeImage(await moving.toBuffer(), anyType, store);
  const before = await listed(store);
  const gone = picture.path.replace(/[0-9a-f]{32}/, '0'.repeat(32));
  const wrong = [
    variantPath(picture.path, 321, 'avif'),
    variantPath(picture.path, 960, 'avif'),
    `${picture.path}.w320.png`,
    variantPath(variantPath(picture.path, 320, 'webp'), 320, 'webp'),
    variantPath(gone, 320, 'avif'),
    variantPath(movingPath, 320, 'webp'),
  ];
  for (const path of wrong) expect((await app.inject(path)).statusCode, path).toBe(404);
  expect(await listed(store)).toEqual(before);
});

test('a copy that cannot be kept is answered with a quick one all the same', async () => {
  const errors: unknown[] = [];
  const { store, app, picture } = await served((error) => errors.push(error));
  store.put = () => Promise.reject(new Error('ENOSPC'));
  const path = variantPath(picture.path, 320, 'avif');
  expect((await app.inject(path)).headers).toMatchObject(quickHeaders);
  await expect.poll(() => errors.map(String)).toContain('Error: ENOSPC');
  expect((await app.inject(path)).headers).toMatchObject(quickHeaders);
});

test('where even a quick copy takes long, the picture itself is given, for a short while', async () => {
  const { store, app, picture } = await served();
  const { open } = store;
  const slowly = vi.spyOn(store, 'open').mockImplementation(async (name) => {
    if (name === picture.name && slowly.mock.calls.length < 4) await sleep(5000);
    return open(name);
  });
  const path = variantPath(picture.path, 320, 'avif');
  const early = await app.inject(path);
  expect(early.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': shortly });
  expect(early.headers.etag).toBeUndefined();
  expect(early.rawPayload).toHaveLength(picture.bytes);
  await untilKept(app, path);
});

test('the copies that most browsers ask for are made ahead, in a bucket as well', async () => {
  const store = await openStore({ dataDir: '/nowhere', s3: (await fakeS3()).settings });
  const variants = createVariants(store, (error) => expect.unreachable(String(error)));
  const picture = await storeImage(await drawing(700, 100).jpeg().toBuffer(), anyType, store);
  variants.prepare([picture.name]);
  const names = variantsOf(picture.path).avif.map(({ path }) => path.slice('/uploads/'.length));
  expect(names).toHaveLength(3);
  await vi.waitFor(
    async () => expect((await listed(store)).sort()).toEqual([picture.name, ...names].sort()),
    { timeout: 60_000 },
  );
  const widest = await sharp(await storedBytes(names.at(-1) ?? '', store)).metadata();
  expect(widest).toMatchObject({ width: 700, height: 100 });
});

const anyType = { pngOnly: false };

async function served(onError = (error: unknown): void => expect.unreachable(String(error))) {
  const { store }: { store: UploadStore } = await temporaryStore();
  const app = fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    return reply.code(error.status).send(error.answer);
  });
  serveUploads(app, store, createVariants(store, onError));
  onTestFinished(() => app.close());
  const sent = await drawing(640, 400).ensureAlpha(0.5).png().toBuffer();
  return { store, app, picture: await storeImage(sent, anyType, store) };
}

/** What takes the encoder longest. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  }).jpeg();

const small = { width: 320, height: 200, hasAlpha: true };

async function looksOf(bytes: Buffer) {
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  return { width, height, hasAlpha };
}

/** What is in the background may take long on a busy machine. */
const untilKept = (app: FastifyInstance, path: string) =>
  vi.waitFor(
    async () => {
      const response = await app.inject(path);
      expect(response.headers['cache-control']).toBe(immutable);
      return response;
    },
    { timeout: 60_000, interval: 100 },
  );

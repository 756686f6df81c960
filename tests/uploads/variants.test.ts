import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { variantPath, variantsOf } from '../../src/model/picture.ts';
import { Refusal } from '../../src/server/http/refusal.ts';
import { serveUploads } from '../../src/server/pictures/serve-uploads.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import type { UploadStore } from '../../src/server/pictures/store/store.ts';
import { createVariants } from '../../src/server/pictures/variants.ts';
import { fakeS3 } from './fake-s3.ts';
import { animation, drawing } from './pictures.ts';
import { storedBytes, storeImage } from './stored-image.ts';
import { listed, temporaryStore } from './temporary-store.ts';

const immutable = 'public, max-age=31536000, immutable';

test.each(['avif', 'webp'] as const)(
  'a copy as %s is made when it is asked for',
  async (format) => {
    const { store, app, picture } = await served();
    const path = variantPath(picture.path, 320, format);
    const response = await app.inject(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': immutable,
      'x-content-type-options': 'nosniff',
      etag: `"${path.slice('/uploads/'.length)}"`,
    });
    const { width, height, hasAlpha } = await sharp(response.rawPayload).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 320, height: 200, hasAlpha: true });
    expect(await store.has(path.slice('/uploads/'.length))).toBe(true);
  },
);

test('many who ask for the same copy have it made once', async () => {
  const { store, app, picture } = await served();
  const put = vi.spyOn(store, 'put');
  const path = variantPath(picture.path, 320, 'webp');
  const responses = await Promise.all(Array.from({ length: 10 }, () => app.inject(path)));
  expect(responses.map(({ headers }) => headers['content-type'])).toEqual(
    Array(10).fill('image/webp'),
  );
  await app.inject(path);
  expect(put).toHaveBeenCalledTimes(1);
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

test('a copy that cannot be kept is answered with the picture itself, for a short while', async () => {
  const errors: unknown[] = [];
  const { store, app, picture } = await served((error) => errors.push(error));
  store.put = () => Promise.reject(new Error('ENOSPC'));
  const response = await app.inject(variantPath(picture.path, 320, 'avif'));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=60',
  });
  expect(response.headers.etag).toBeUndefined();
  expect(response.rawPayload).toHaveLength(picture.bytes);
  expect(errors.map(String)).toContain('Error: ENOSPC');
});

test('a copy that takes long is answered with the picture itself, and is there later', async () => {
  const { store, app, picture } = await served();
  const { put } = store;
  store.put = async (name, bytes) => {
    await sleep(2500);
    await put(name, bytes);
  };
  const path = variantPath(picture.path, 320, 'avif');
  const early = await app.inject(path);
  expect(early.headers).toMatchObject({ 'content-type': 'image/png' });
  await vi.waitFor(
    async () => expect((await app.inject(path)).headers['content-type']).toBe('image/avif'),
    { timeout: 10_000, interval: 200 },
  );
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
    { timeout: 15_000 },
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

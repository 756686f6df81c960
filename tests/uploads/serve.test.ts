import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Refusal } from '../../src/server/http/refusal.ts';
import { serveUploads } from '../../src/server/pictures/serve-uploads.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import type { UploadStore } from '../../src/server/pictures/store/store.ts';
import { createVariants } from '../../src/server/pictures/variants.ts';
import { fakeS3 } from './fake-s3.ts';
import { drawing } from './pictures.ts';
import { type StoredImage, storeImage } from './stored-image.ts';
import { temporaryStore } from './temporary-store.ts';

const stores = {
  disk: async () => (await temporaryStore()).store,
  S3: async () => openStore({ dataDir: '/nowhere', s3: (await fakeS3()).settings }),
};

describe.each(['disk', 'S3'] as const)('from %s', (kind) => {
  test('GET gives the picture with its headers', async () => {
    const { app, image } = await served(await stores[kind]());
    const response = await app.inject(image.path);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toHaveLength(image.bytes);
    expect(response.headers).toMatchObject({ ...safeHeaders, ...headersOf(image) });
  });

  test('HEAD gives the headers alone', async () => {
    const { app, image } = await served(await stores[kind]());
    const response = await app.inject({ method: 'HEAD', url: image.path });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toHaveLength(0);
    expect(response.headers).toMatchObject({ ...safeHeaders, ...headersOf(image) });
  });

  test('a name that nothing was stored under is not found, and not kept as such', async () => {
    const { app } = await served(await stores[kind]());
    const response = await app.inject(`/uploads/${'0'.repeat(32)}-640x480-c63418.png`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: 'Not found', message: 'Not found' });
    expect(response.headers['cache-control']).toBeUndefined();
  });
});

test('a picture that is known already is not sent again', async () => {
  const { app, image } = await served(await stores.disk());
  for (const known of [`"${image.name}"`, `W/"${image.name}"`, `"other", "${image.name}"`]) {
    const headers = { 'if-none-match': known };
    const response = await app.inject({ url: image.path, headers });
    expect(response.statusCode).toBe(304);
    expect(response.rawPayload).toHaveLength(0);
    expect(response.headers).toMatchObject({ ...safeHeaders, etag: `"${image.name}"` });
  }
  const changed = await app.inject({ url: image.path, headers: { 'if-none-match': '"other"' } });
  expect(changed.statusCode).toBe(200);
});

const stem = `${'0'.repeat(32)}-640x480-c63418`;

test.each([
  '',
  '..%2fwajha.db',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5cwajha.db',
  '.incoming-1',
  'a/b.png',
  'picture.png',
  `${'0'.repeat(32)}.png`,
  `${stem}.svg`,
  `${stem}.png%00.html`,
  `${stem}.png%0a`,
  `${stem.replace('0', 'A')}.png`,
  `0${stem}.png`,
  `${stem}.png.w320.avif`,
])('/uploads/%s is not found', async (path) => {
  const { app } = await served(await stores.disk());
  const response = await app.inject(`/uploads/${path}`);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ error: 'Not found', message: 'Not found' });
});

const safeHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

function headersOf(image: StoredImage) {
  return {
    'content-type': image.type,
    'content-length': String(image.bytes),
    etag: `"${image.name}"`,
  };
}

async function served(
  store: UploadStore,
  onError = (error: unknown): void => expect.unreachable(String(error)),
): Promise<{ app: FastifyInstance; image: StoredImage }> {
  const app = fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    return reply.code(error.status).send(error.answer);
  });
  serveUploads(app, store, createVariants(store, onError));
  onTestFinished(() => app.close());
  const sent = await drawing().png().toBuffer();
  return { app, image: await storeImage(sent, { pngOnly: true }, store) };
}

import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { variantPath } from '../../src/model/picture.ts';
import { note } from '../proof/table.ts';
import { openTestApp } from '../support/app.ts';
import { distantBucket, timeOf } from './distant-bucket.ts';
import { drawing } from './pictures.ts';
import { storedName } from './stored-name.ts';

const immutable = 'public, max-age=31536000, immutable';
const away =
  'The picture store does not answer. Nothing was changed. Please try again in a minute.';

/** The whole server, with its pictures in a bucket at some distance. */
async function site(env: Record<string, string> = {}) {
  const bucket = await distantBucket();
  const app = await openTestApp('sqlite', { env: { ...bucket.env, ...env } });
  onTestFinished(() => app.close());
  return {
    ...bucket,
    app,
    nameOf: (path: string) => path.slice('/uploads/'.length),
    rows: () => app.storage.db.selectFrom('upload').select('name').execute(),
    async upload(color: string) {
      const form = new FormData();
      const bytes = await drawing(640, 400).flatten({ background: color }).png().toBuffer();
      form.set('image', new Blob([new Uint8Array(bytes)]), 'a.png');
      return app.admin('POST', '/admin/media', form);
    },
  };
}

for (const trouble of ['hang', 'refuse'] as const) {
  test(`while the bucket does ${trouble}: what was shown is shown, for the rest a placeholder`, async () => {
    const { app, proxy, objects, nameOf, upload } = await site();
    const shown = (await upload('#102030')).body.path;
    const body = Buffer.from('never');
    const never = `/uploads/${storedName(body)}`;
    objects.set(nameOf(never), { body, type: '', modified: new Date() });
    const before = await app.http.inject(shown);
    expect(before.rawPayload).toEqual(objects.get(nameOf(shown))?.body);

    proxy[trouble]();
    expect(await timeOf(app.http.inject(never))).toBeLessThan(3_500);
    const [kept, placeholder] = await Promise.all(
      [shown, never].map((path) => app.http.inject(path)),
    );
    expect(kept?.statusCode).toBe(200);
    expect(kept?.rawPayload).toEqual(before.rawPayload);
    expect(kept?.headers).toMatchObject({
      'cache-control': immutable,
      'content-type': 'image/png',
    });
    expect(placeholder?.statusCode).toBe(503);
    expect(placeholder?.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
    });
    expect(placeholder?.headers.etag).toBeUndefined();
    expect(placeholder?.body).toContain('width="640" height="400"');
    expect(await timeOf(app.http.inject(never))).toBeLessThan(200);
    // A copy that was never made is made from the picture that is at hand.
    const copy = await app.http.inject(variantPath(shown, 320, 'avif'));
    expect([copy.statusCode, copy.headers['content-type']]).toEqual([200, 'image/webp']);

    proxy.letThrough();
    await sleep(2_000);
    expect((await app.http.inject(never)).rawPayload).toEqual(objects.get(nameOf(never))?.body);
    note('bucket', `made to ${trouble}`, {
      tried: 'a picture that was shown, one that was not, a copy that was not made',
      lost: 'nothing',
      seen: 'from the disk; a placeholder; made from the disk; all of it back after 2 s',
    });
  });
}

test('other bytes of the same length are neither shown nor kept, and the picture is back with its own', async () => {
  const { app, objects, nameOf, upload } = await site();
  const { path } = (await upload('#334455')).body;
  const object = objects.get(nameOf(path));
  if (!object) throw new Error('It was not stored.');
  objects.set(nameOf(path), { ...object, body: Buffer.from(object.body).fill('x', 60, 70) });
  for (let times = 0; times < 2; times += 1) {
    const spoilt = await app.http.inject(path);
    expect([spoilt.statusCode, spoilt.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(spoilt.headers['content-type']).toBe('image/svg+xml');
  }
  expect(await readdir(join(app.settings.dataDir, 'cache'))).toEqual([]);
  objects.set(nameOf(path), object);
  expect((await app.http.inject(path)).rawPayload).toEqual(object.body);
});

test('an upload is refused in time, in words, and leaves nothing behind', async () => {
  const { app, proxy, objects, rows, upload } = await site();
  proxy.hang();
  const replies = Array.from({ length: 6 }, (_, at) => upload(`#a0b0c${at}`));
  expect(await timeOf(Promise.all(replies))).toBeLessThan(10_000);
  for (const reply of await Promise.all(replies)) {
    expect(reply).toMatchObject({ status: 503, body: { error: away, code: 'picturesAway' } });
  }
  expect(await rows()).toEqual([]);
  const { body } = await app.admin('GET', '/admin/media');
  expect(body).toEqual({ pictures: [], total: 0 });

  proxy.letThrough();
  await sleep(2_000);
  expect((await upload('#a0b0c0')).status).toBe(201);
  note('bucket', 'made to hang', {
    tried: '6 uploads at once',
    lost: 'nothing is left half stored',
    seen: 'each refused in words within 10 s; taken again after 2 s',
  });
  expect(objects.size).toBeGreaterThan(0);
});

test('an upload that the bucket refuses is told so, and the bucket is no longer called well', async () => {
  const { app, rows, upload, refuseWrites } = await site();
  refuseWrites(true);
  expect(await upload('#0b0c0d')).toMatchObject({ status: 503, body: { code: 'picturesRefused' } });
  expect(await rows()).toEqual([]);
  const ready = await app.call('GET', '/ready');
  expect(ready).toMatchObject({ status: 503, body: { parts: { uploads: 'not writable' } } });
  refuseWrites(false);
  await expect.poll(async () => (await app.call('GET', '/ready')).status).toBe(200);
  expect((await upload('#0b0c0d')).status).toBe(201);
});

test('an upload that the bucket loses half-way is refused in time and leaves no row', async () => {
  const { proxy, rows, upload } = await site();
  proxy.hang(2_000);
  const reply = upload('#0a0b0c');
  expect(await timeOf(reply)).toBeLessThan(10_000);
  expect((await reply).status).toBe(503);
  expect(await rows()).toEqual([]);
});

test('a delete that does not reach the bucket says so, and the picture is as it was', async () => {
  const { app, proxy, nameOf, upload } = await site();
  const { path } = (await upload('#112233')).body;
  await app.http.inject(path);
  proxy.refuse();
  const reply = await app.admin('DELETE', `/admin/media/${nameOf(path)}`);
  expect(reply).toMatchObject({ status: 503, body: { error: away } });
  expect((await app.http.inject(path)).statusCode).toBe(200);
  proxy.letThrough();
  await sleep(2_000);
  expect((await app.admin('DELETE', `/admin/media/${nameOf(path)}`)).status).toBe(200);
  expect((await app.http.inject(path)).statusCode).toBe(404);
});

test('with a disk that takes nothing pictures come from the bucket', async () => {
  const { app, objects, nameOf, upload } = await site();
  const folder = join(app.settings.dataDir, 'cache');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, '');
  const { path } = (await upload('#334455')).body;
  for (let time = 0; time < 3; time += 1) {
    expect((await app.http.inject(path)).rawPayload).toEqual(objects.get(nameOf(path))?.body);
  }
});

test('without room on the disk nothing is kept there', async () => {
  const { app, objects, nameOf, upload } = await site({ S3_CACHE_MB: '0' });
  const { path } = (await upload('#445566')).body;
  expect((await app.http.inject(path)).rawPayload).toEqual(objects.get(nameOf(path))?.body);
  expect(await readdir(join(app.settings.dataDir, 'cache'))).toEqual([]);
});

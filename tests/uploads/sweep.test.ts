import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variantPath } from '../../src/model/picture.ts';
import { keepPicture } from '../../src/server/pictures/keep-picture.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import type { UploadStore } from '../../src/server/pictures/store/store.ts';
import { sweepUploads } from '../../src/server/pictures/sweep.ts';
import { forgetOldVersions } from '../../src/server/process/tidy.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';
import { listPicture } from '../support/list-picture.ts';
import { fakeS3 } from './fake-s3.ts';
import { field } from './pictures.ts';
import { storeImage } from './stored-image.ts';

const day = 86_400_000;

describe.each(engines)('on %s', (engine) => {
  let app: TestApp;
  let store: UploadStore;
  beforeAll(async () => {
    app = await openTestApp(engine);
    store = await openStore(app.settings);
  });
  afterAll(() => app.close());

  test('a picture that nothing names goes with its copies and its row, after a day', async () => {
    const path = await unusedPicture();
    const copy = await keptCopy(path);
    await sweepUploads(app.storage.db, store, Date.now() + day - 60_000);
    expect(await areThere(path, copy)).toEqual([true, true]);
    await sweepUploads(app.storage.db, store, Date.now() + day + 60_000);
    expect(await areThere(path, copy)).toEqual([false, false]);
    expect(await rowOf(path)).toBeUndefined();
  });

  test('a picture stays while a record names it, or a version that can be restored', async () => {
    const { _id, image: first } = await saved('POST', '/home/portfolio', '#112233');
    const { image: second } = await saved('PUT', `/home/portfolio/${_id}`, '#112244');
    const copy = await keptCopy(first);
    await sweepLater();
    expect(await areThere(first, second, copy)).toEqual([true, true, true]);

    await app.admin('DELETE', `/home/portfolio/${_id}`);
    await sweepLater();
    expect(await areThere(first, second)).toEqual([true, true]);
    const restored = await app.admin('POST', `/home/portfolio/${_id}/history/1/restore`);
    expect(restored.body).toMatchObject({ image: first });

    await forgetOldVersions(app.storage.db, -1);
    await sweepLater();
    expect(await areThere(first, second, copy)).toEqual([true, false, true]);
  });

  test('a file without a row is swept like any other, a named one is not', async () => {
    const unknown = await storeImage(await picture('#334455'), { pngOnly: true }, store);
    const named = await storeImage(await picture('#334466'), { pngOnly: true }, store);
    const body = { name: 'N', description: 'D', image: named.path };
    await listPicture(app.storage.db, named.path);
    expect((await app.admin('POST', '/home/portfolio', body)).status).toBe(201);
    await app.storage.db.deleteFrom('upload').where('name', '=', named.name).execute();
    await sweepUploads(app.storage.db, store);
    expect(await areThere(unknown.path, named.path)).toEqual([true, true]);
    await sweepLater();
    expect(await areThere(unknown.path, named.path)).toEqual([false, true]);
  });

  test('a copy that was made while its picture went does not stay', async () => {
    const { name } = await storeImage(await picture('#556677'), { pngOnly: true }, store);
    await store.remove(name);
    await store.put(`${name}.w320.webp`, Buffer.from('copy'));
    await sweepUploads(app.storage.db, store);
    expect(await store.has(`${name}.w320.webp`)).toBe(false);
  });

  test('a copy of a width that no page names any more is shown until it is swept away', async () => {
    const { name } = await storeImage(await picture('#556688'), { pngOnly: true }, store);
    const copies = [`${name}.w321.avif`, `${name}.w320.avif`];
    for (const copy of copies) await store.put(copy, Buffer.from('copy'));
    const uploads = await Array.fromAsync(store.list(), (file) => file.name);
    expect(uploads).toEqual(expect.arrayContaining(copies));
    await sweepUploads(app.storage.db, store);
    expect(await Promise.all(copies.map((copy) => store.has(copy)))).toEqual([false, true]);
  });

  test('an unused picture that is uploaded again during a sweep is there in the end', async () => {
    for (let round = 0; round < 12; round++) {
      const path = await unusedPicture('#667788');
      await app.storage.db
        .updateTable('upload')
        .set({ created_at: new Date(Date.now() - 2 * day).toISOString() })
        .where('name', '=', nameOf(path))
        .execute();
      const sweep = sleep(round * 3).then(() => sweepUploads(app.storage.db, store));
      const { _id, image } = await saved('POST', '/home/portfolio', '#667788');
      await sweep;
      expect(image).toBe(path);
      expect(await areThere(path)).toEqual([true]);
      await app.admin('DELETE', `/home/portfolio/${_id}`);
    }
  });

  test('a restore during a sweep that lets go of its version keeps its picture or fails', async () => {
    for (let round = 0; round < 12; round++) {
      const { _id, image } = await saved('POST', '/home/portfolio', '#778899');
      await app.admin('DELETE', `/home/portfolio/${_id}`);
      const tidy = sleep(round)
        .then(() => forgetOldVersions(app.storage.db, -1))
        .then(sweepLater);
      const restored = await app.admin('POST', `/home/portfolio/${_id}/history/1/restore`);
      await tidy;
      if (restored.status === 200) {
        expect(await areThere(image)).toEqual([true]);
        await app.admin('DELETE', `/home/portfolio/${_id}`);
      } else expect(restored.status).toBe(404);
    }
  });

  test('a store that fails leaves the row, and the next sweep does the rest', async () => {
    const path = await unusedPicture('#8899aa');
    const failing = { ...store, remove: () => Promise.reject(new Error('EIO')) };
    const later = Date.now() + 2 * day;
    await expect(sweepUploads(app.storage.db, failing, later)).rejects.toThrow('EIO');
    expect(await rowOf(path)).toBeDefined();
    await sweepLater();
    expect(await areThere(path)).toEqual([false]);
  });

  test('while a store takes its time nobody waits for a save, and the same picture comes back', async () => {
    const path = await unusedPicture('#aabbcc');
    const bytes = await picture('#aabbcc');
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const slow: UploadStore = {
      ...store,
      async remove(name) {
        reached.resolve();
        await released.promise;
        await store.remove(name);
      },
    };
    const sweep = sweepUploads(app.storage.db, slow, Date.now() + 2 * day);
    await reached.promise;
    const question = { question: 'Q', answer: 'A' };
    expect((await app.admin('POST', '/home/faq', question)).status).toBe(201);

    const image = { name: nameOf(path), width: 640, height: 90, bytes };
    const again = keepPicture(store, app.storage.db, image);
    released.resolve();
    await sweep;
    expect(await again).toBe(path);
    expect(await areThere(path)).toEqual([true]);
    expect(await rowOf(path)).toMatchObject({ going_since: null });
  });

  test('a picture whose removal was cut off can be uploaded again, and is swept again', async () => {
    const path = await unusedPicture('#bbccdd');
    const since = (going_since: string) =>
      app.storage.db
        .updateTable('upload')
        .set({ going_since })
        .where('name', '=', nameOf(path))
        .execute();
    await since(new Date(Date.now() - 3_600_000).toISOString());
    const bytes = await picture('#bbccdd');
    await keepPicture(store, app.storage.db, { name: nameOf(path), width: 640, height: 90, bytes });
    expect(await rowOf(path)).toMatchObject({ going_since: null });
    await since(new Date().toISOString());
    await sweepLater();
    expect(await rowOf(path)).toBeUndefined();
  });

  test('a bucket is swept as well', async () => {
    const { settings, objects } = await fakeS3();
    const bucket = await openStore({ dataDir: '/nowhere', s3: settings });
    const bytes = await picture('#99aabb');
    const { name } = await storeImage(bytes, { pngOnly: true }, bucket);
    await keepPicture(bucket, app.storage.db, { name, width: 640, height: 90, bytes });
    await bucket.put(`${name}.w320.webp`, Buffer.from('copy'));
    await sweepUploads(app.storage.db, bucket);
    expect(objects.size).toBe(2);
    await sweepUploads(app.storage.db, bucket, Date.now() + 2 * day);
    expect(objects.size).toBe(0);
  });

  const sweepLater = () => sweepUploads(app.storage.db, store, Date.now() + 2 * day);
  const nameOf = (path: string) => path.slice('/uploads/'.length);
  const areThere = (...paths: string[]) =>
    Promise.all(paths.map((path) => store.has(nameOf(path))));
  const rowOf = (path: string) =>
    app.storage.db
      .selectFrom('upload')
      .selectAll()
      .where('name', '=', nameOf(path))
      .executeTakeFirst();

  /** The path of a copy that has been asked for and is there. */
  async function keptCopy(path: string): Promise<string> {
    const copy = variantPath(path, 320, 'avif');
    await app.http.inject(copy);
    await expect.poll(() => areThere(copy), { timeout: 60_000 }).toEqual([true]);
    return copy;
  }

  async function unusedPicture(colour = '#101010'): Promise<string> {
    const { _id, image } = await saved('POST', '/home/portfolio', colour);
    await app.admin('DELETE', `/home/portfolio/${_id}`);
    await forgetOldVersions(app.storage.db, -1);
    return image;
  }

  async function saved(method: 'POST' | 'PUT', path: string, colour: string) {
    const form = new FormData();
    form.set('name', 'N');
    form.set('description', 'D');
    form.set('image', new Blob([new Uint8Array(await picture(colour))]), 'a.png');
    const { body } = await app.admin(method, path, form);
    return body as { _id: string; image: string };
  }
});

const picture = (background: string) =>
  field(640, 90)
    .composite([{ input: { create: { width: 640, height: 90, channels: 3, background } } }])
    .png()
    .toBuffer();

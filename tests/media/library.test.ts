import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variantPath } from '../../src/model/picture.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { sweepUploads } from '../../src/server/pictures/sweep.ts';
import { forgetOldVersions } from '../../src/server/process/tidy.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';
import { field } from '../uploads/pictures.ts';

const day = 86_400_000;

describe.each(engines)('the library of pictures on %s', (engine) => {
  let app: TestApp;
  let later = 0;
  beforeAll(async () => {
    app = await openTestApp(engine, { now: () => Date.now() + later });
  });
  afterAll(() => app.close());

  test('a picture is put into the library, with its facts, and stays until it is deleted', async () => {
    const added = await upload('POST', '/admin/media', '#102030');
    expect(added).toMatchObject({
      status: 201,
      body: { type: 'image/png', width: 640, height: 90, uses: [], useCount: 0, alt: '' },
    });
    const { path, bytes } = added.body;
    const served = await app.http.inject(path);
    expect(served.rawPayload.length).toBe(bytes);
    expect(await listed()).toContain(path);

    const store = await openStore(app.settings);
    await sweepUploads(app.storage.db, store, Date.now() + 400 * day);
    expect((await app.http.inject(path)).statusCode).toBe(200);

    const copy = variantPath(path, 320, 'webp');
    await app.http.inject(copy);
    expect((await app.admin('DELETE', addressOf(path))).body).toEqual({ success: true });
    expect((await app.http.inject(path)).statusCode).toBe(404);
    expect((await app.http.inject(copy)).statusCode).toBe(404);
    expect(await listed()).not.toContain(path);
    expect((await app.admin('GET', addressOf(path))).body.error).toBe('Picture not found');
  });

  test('what is no picture is refused with the texts of every upload', async () => {
    const wrong = 'Please select a valid image file (jpg, jpeg, png, gif, webp)';
    const sent = (bytes: Buffer) => app.admin('POST', '/admin/media', formOf(bytes));
    expect(await sent(Buffer.from('no picture'))).toMatchObject({
      status: 415,
      body: { error: wrong },
    });
    const png = await picture('#112233');
    const largest = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length)]);
    expect((await sent(largest)).status).toBe(201);
    expect(await sent(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { error: 'File size must be less than 5MB' },
    });
    for (const body of [{}, new FormData()]) {
      expect(await app.admin('POST', '/admin/media', body)).toMatchObject({
        status: 400,
        body: { error: 'Image is required' },
      });
    }
    const unknown = await app.admin('POST', '/admin/media', { image: '/uploads/a.png' });
    expect(unknown.body.error).toBe('Picture not found');
    for (const [method, path] of [
      ['GET', '/admin/media'],
      ['POST', '/admin/media'],
      ['DELETE', '/admin/media/x.png'],
    ] as const) {
      expect((await app.call(method, path)).status).toBe(401);
    }
    for (const name of ['x.png', '%00', `${'a'.repeat(32)}-1x1-none.png`]) {
      expect((await app.admin('DELETE', `/admin/media/${name}`)).status).toBe(404);
    }
  });

  test('each says where it is used, in both languages, and is found by it', async () => {
    const { path } = (await upload('POST', '/admin/media', '#203040')).body;
    const values = { name: 'Harbour', description: 'D', image: path, imageAlt: '100% Ships' };
    const arabic = { name: 'الميناء', imageAlt: 'سفن' };
    const record = (await app.admin('POST', '/home/portfolio', { ...values, ar: arabic })).body;
    await app.admin('PUT', '/about/banner', { heading: 'H', text: 'T', image: path });
    const { body } = await app.admin('GET', addressOf(path));
    expect(body).toMatchObject({
      useCount: 2,
      olderUseCount: 0,
      alt: '100% Ships',
      ar: { alt: 'سفن' },
    });
    expect(body.uses).toEqual(
      expect.arrayContaining([
        { kind: 'about.banner', _id: 'about.banner', title: 'H' },
        { kind: 'home.portfolio', _id: record._id, title: 'Harbour', ar: { title: 'الميناء' } },
      ]),
    );
    for (const search of [
      'harbour',
      'الميناء',
      'سفن',
      '100% s',
      'home.portfolio',
      path.slice(9, 30),
    ]) {
      expect(await listed(`search=${encodeURIComponent(search)}`), search).toEqual([path]);
    }
    for (const search of ['100_', 'description', '\0nothing']) {
      expect(await listed(`search=${encodeURIComponent(search)}`), search).toEqual([]);
    }
    expect(await listed('unused=true')).not.toContain(path);
    await app.admin('DELETE', `/home/portfolio/${record._id}`);
    await app.admin('DELETE', '/about/banner');
  });

  test('newest first, in pages, and only PNG where asked', async () => {
    const first = (await upload('POST', '/admin/media', '#304050')).body.path;
    const second = (await upload('POST', '/admin/media', '#304060', 'jpeg')).body.path;
    const third = (await upload('POST', '/admin/media', '#304070')).body.path;
    expect((await listed()).slice(0, 3)).toEqual([third, second, first]);
    expect(await listed('limit=1&page=2')).toEqual([second]);
    expect((await listed('type=png')).slice(0, 2)).toEqual([third, first]);
    const total = (await app.admin('GET', '/admin/media?limit=1')).body.total;
    expect(total).toBe((await listed('limit=100')).length);
    for (const query of ['limit=0', 'page=x', 'unused=maybe', 'type=svg']) {
      expect((await app.admin('GET', `/admin/media?${query}`)).status, query).toBe(400);
    }
  });

  test('replaced in place: every record gets the new one as a version that can be undone', async () => {
    const old = (await upload('POST', '/admin/media', '#405060')).body.path;
    const item = { name: 'N', description: 'D', image: old, imageFocus: '10% 20%' };
    const made = (await app.admin('POST', '/home/portfolio', item)).body;
    await app.admin('PUT', '/about/innovation', {
      ...{ text: 'T', projects: 1, satisfaction: 2, mainImage: old, supportImage: old },
    });
    expect((await upload('PUT', addressOf(old), '#405070', 'jpeg')).body.error).toBe(
      'Only PNG images are allowed',
    );
    const replaced = await upload('PUT', addressOf(old), '#405070');
    expect(replaced).toMatchObject({ status: 200, body: { useCount: 2 } });
    const { path } = replaced.body;

    const { body: home } = await app.call('GET', '/home?lang=ar');
    expect(home.portfolio.at(-1)).toMatchObject({ image: path, imageFocus: '10% 20%', version: 2 });
    const { body: about } = await app.call('GET', '/about');
    expect(about.innovation).toMatchObject({ mainImage: path, supportImage: path, version: 2 });
    const history = await app.admin('GET', `/home/portfolio/${made._id}/history`);
    expect(history.body[0]).toMatchObject({ version: 1, data: { image: old } });

    const before = await app.admin('GET', addressOf(old));
    expect(before.body).toMatchObject({ useCount: 0, olderUseCount: 2 });
    expect(before.body.uses[0]).toMatchObject({
      isDeleted: false,
      restorableUntil: expect.stringMatching(/^\d{4}-/),
    });
    expect(await listed('unused=true')).not.toContain(old);
    const undone = await app.admin('POST', `/home/portfolio/${made._id}/history/1/restore`);
    expect(undone.body).toMatchObject({ image: old, version: 3 });
    expect((await app.admin('GET', addressOf(old))).body.useCount).toBe(1);
    expect((await app.admin('GET', addressOf(path))).body.useCount).toBe(1);
  });

  test('a picture in a text counts as used, is replaced there, and the Arabic stays up to date', async () => {
    const old = (await upload('POST', '/admin/media', '#615243')).body.path;
    const text = (path: string, words: string) => `${words}\n\n![door](${path})`;
    const { body: saved } = await app.admin('POST', '/site/pages', {
      title: 'Shown',
      address: 'shown',
      text: text(old, 'Look'),
      ar: { title: 'معروض', text: text(old, 'انظر') },
    });
    expect((await app.admin('DELETE', addressOf(old))).status).toBe(409);
    const { path } = (await upload('PUT', addressOf(old), '#342516')).body;
    const { body } = await app.admin('GET', '/site');
    const page = body.pages.find(({ _id }: { _id: string }) => _id === saved._id);
    expect(page.text).toBe(text(path, 'Look'));
    expect(page.ar.text).toBe(text(path, 'انظر'));
    expect(page.arOlder).toBeUndefined();
  });

  test('a replaced picture that nothing uses goes, its successor stays; the same one changes nothing', async () => {
    const old = (await upload('POST', '/admin/media', '#506070')).body.path;
    const same = await upload('PUT', addressOf(old), '#506070');
    expect(same.body.path).toBe(old);
    const { path } = (await upload('PUT', addressOf(old), '#506080')).body;
    expect((await app.http.inject(old)).statusCode).toBe(404);
    await sweepUploads(app.storage.db, await openStore(app.settings), Date.now() + 2 * day);
    expect((await app.http.inject(path)).statusCode).toBe(200);
  });

  test('only what nothing uses is deleted, and a version that can be restored is a use', async () => {
    const { path } = (await upload('POST', '/admin/media', '#607080')).body;
    const item = { name: 'Kept', description: 'D', image: path };
    const { _id } = (await app.admin('POST', '/home/portfolio', item)).body;
    const refused = async (error: string) =>
      expect(await app.admin('DELETE', addressOf(path))).toMatchObject({
        status: 409,
        body: { error },
      });
    await refused('This picture is used in 1 place');
    const other = (await app.admin('POST', '/home/portfolio', item)).body;
    await refused('This picture is used in 2 places');
    await app.admin('DELETE', `/home/portfolio/${other._id}`);
    await forgetOldVersions(app.storage.db, -1);
    await app.admin('DELETE', `/home/portfolio/${_id}`);
    await refused('An earlier version that can be restored uses this picture');
    const { uses } = (await app.admin('GET', addressOf(path))).body;
    expect(uses).toEqual([expect.objectContaining({ _id, title: 'Kept', isDeleted: true })]);
    await forgetOldVersions(app.storage.db, -1);
    expect((await app.admin('DELETE', addressOf(path))).status).toBe(200);
  });

  test('a file whose save may be under way is not deleted in the meantime', async () => {
    const form = formOf(await picture('#708090'));
    form.set('name', 'N');
    form.set('description', 'D');
    const { image, _id } = (await app.admin('POST', '/home/portfolio', form)).body;
    await app.admin('DELETE', `/home/portfolio/${_id}`);
    await forgetOldVersions(app.storage.db, -1);
    expect((await app.admin('DELETE', addressOf(image))).body.error).toMatch(
      /^This picture has just/,
    );
    later = 61_000;
    expect((await app.admin('DELETE', addressOf(image))).status).toBe(200);
    later = 0;
  });

  test('very many records: counted, and named in part', async () => {
    const { path } = (await upload('POST', '/admin/media', '#8090a0')).body;
    for (let count = 0; count < 30; count++) {
      const item = { name: `N${count}`, description: 'D', image: path };
      await app.admin('POST', '/home/portfolio', item);
    }
    const { body } = await app.admin('GET', addressOf(path));
    expect(body).toMatchObject({ useCount: 30, olderUseCount: 0 });
    expect(body.uses.length).toBe(20);
    const replaced = await upload('PUT', addressOf(path), '#8090b0');
    expect(replaced.body.useCount).toBe(30);
  });

  const listed = async (query = 'limit=100'): Promise<string[]> =>
    (await app.admin('GET', `/admin/media?${query}`)).body.pictures.map(
      (each: { path: string }) => each.path,
    );

  const upload = async (
    method: 'POST' | 'PUT',
    path: string,
    colour: string,
    type: 'png' | 'jpeg' = 'png',
  ) => app.admin(method, path, formOf(await picture(colour, type)));
});

const addressOf = (path: string) => `/admin/media/${path.slice('/uploads/'.length)}`;

function formOf(bytes: Buffer): FormData {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)]), 'a.png');
  return form;
}

const picture = (background: string, type: 'png' | 'jpeg' = 'png') =>
  field(640, 90)
    .composite([{ input: { create: { width: 640, height: 90, channels: 3, background } } }])
    .toFormat(type)
    .toBuffer();

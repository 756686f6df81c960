import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

const minute = 60_000;

describe.each(engines)('what "only unused" lists on %s', (engine) => {
  let app: TestApp;
  let later = 0;
  beforeAll(async () => {
    app = await openTestApp(engine, { now: () => Date.now() + later });
  });
  afterAll(() => app.close());

  test('is exactly what can be deleted', async () => {
    const added = (await upload('#102030')).path;
    const used = (await upload('#203040')).path;
    const earlier = (await upload('#304050')).path;
    const item = { name: 'Shop', description: 'A shop' };
    await app.admin('POST', '/home/portfolio', { ...item, image: used });
    const changed = await app.admin('POST', '/home/portfolio', { ...item, image: earlier });
    await app.admin('PUT', `/home/portfolio/${changed.body._id}`, { ...item, image: used });
    // As one is that came with a form, not into the library, and that nothing names.
    const fresh = (await upload('#405060')).path;
    await app.storage.db
      .updateTable('upload')
      .set({ kept: 0 })
      .where('name', '=', nameOf(fresh))
      .execute();

    expect(await unused()).toEqual([added]);
    expect((await remove(fresh)).status).toBe(409);
    expect((await remove(earlier)).status).toBe(409);
    later = 2 * minute;
    expect(await unused()).toEqual([added, fresh].toSorted());
    for (const path of await unused()) expect((await remove(path)).status).toBe(200);
    expect(await unused()).toEqual([]);
  });

  test('is not named by a save once it goes or is gone, unless it is kept for a version', async () => {
    const item = { name: 'Shop', description: 'A shop' };
    const save = (image: string) => app.admin('POST', '/home/portfolio', { ...item, image });
    const gone = 'The picture has been deleted in the meantime. Please choose another one.';
    const picked = (await upload('#506070')).path;
    const mark = (going_since: string | null) =>
      app.storage.db
        .updateTable('upload')
        .set({ going_since })
        .where('name', '=', nameOf(picked))
        .execute();
    await mark(new Date().toISOString());
    expect(await save(picked)).toMatchObject({ status: 400, body: { error: gone } });
    await mark(null);
    const { body } = await save(picked);
    // As in a database that was brought back: what it names is left as it is.
    await app.storage.db.deleteFrom('upload').where('name', '=', nameOf(picked)).execute();
    const again = { ...item, name: 'Another shop', image: picked };
    expect((await app.admin('PUT', `/home/portfolio/${body._id}`, again)).status).toBe(200);

    const deleted = (await upload('#607080')).path;
    expect((await remove(deleted)).status).toBe(200);
    expect(await save(deleted)).toMatchObject({ status: 400, body: { error: gone } });
  });

  async function upload(colour: string): Promise<{ path: string }> {
    const area = { width: 40, height: 40, channels: 3, background: colour } as const;
    const bytes = await sharp({ create: area }).png().toBuffer();
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(bytes)]), 'a.png');
    return (await app.admin('POST', '/admin/media', form)).body;
  }
  const remove = (path: string) => app.admin('DELETE', `/admin/media/${nameOf(path)}`);
  const unused = async (): Promise<string[]> => {
    const { body } = await app.admin('GET', '/admin/media?unused=true');
    return body.pictures.map(({ path }: { path: string }) => path).toSorted();
  };
});

const nameOf = (path: string) => path.replace('/uploads/', '');

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

describe.each(engines)('on %s', (engine) => {
  let app: TestApp;
  let png: Buffer;
  let jpeg: Buffer;
  beforeAll(async () => {
    app = await openTestApp(engine);
    const picture = sharp({
      create: { width: 40, height: 30, channels: 3, background: '#c63418' },
    });
    png = await picture.clone().png().toBuffer();
    jpeg = await picture.clone().jpeg().toBuffer();
  });
  afterAll(() => app.close());

  test('a record saved as a form keeps its picture until another one comes', async () => {
    const created = await app.admin(
      'POST',
      '/home/portfolio',
      form({ name: 'N', description: 'D' }, { image: png }),
    );
    expect(created.status).toBe(201);
    const { image, _id } = created.body;
    expect(image).toMatch(/^\/uploads\/[\w.-]+\.png$/);
    const served = await app.http.inject(image);
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });

    const renamed = await app.admin(
      'PUT',
      `/home/portfolio/${_id}`,
      form({ name: 'M', description: 'D', version: '1' }),
    );
    expect(renamed.body).toMatchObject({ name: 'M', image, version: 2 });
    const replaced = await app.admin(
      'PUT',
      `/home/portfolio/${_id}`,
      form({ name: 'M', description: 'D' }, { image: jpeg }),
    );
    expect(replaced.body.image).toMatch(/\.jpg$|\.jpeg$/);
    expect((await app.http.inject(image)).statusCode).toBe(200);
  });

  test('lists, objects and the Arabic come as JSON texts', async () => {
    const description = {
      mainPara: 'P',
      subHeading: [{ title: 'T', description: 'D', ar: { title: 'ت' } }],
    };
    const { status, body } = await app.admin(
      'POST',
      '/blogs',
      form(
        {
          title: 'Post',
          date: '2026-01-02',
          description: JSON.stringify(description),
          ar: JSON.stringify({ title: 'مقال' }),
        },
        { image: png },
      ),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Post', description, ar: { title: 'مقال' } });
    const bad = await app.admin(
      'POST',
      '/blogs',
      form({ title: 'Post', description: '{' }, { image: png }),
    );
    expect(bad).toMatchObject({ status: 400, body: { error: 'description must be JSON' } });
  });

  test('an innovation picture may be named under …Url', async () => {
    const fields = { text: 'T', projects: '150', satisfaction: '98' };
    const first = await app.admin('PUT', '/about/innovation', form(fields, { mainImage: png }));
    expect(first.body).toMatchObject({ projects: 150, satisfaction: 98, supportImage: null });
    const { mainImage } = first.body;
    const second = await app.admin(
      'PUT',
      '/about/innovation',
      form({ ...fields, mainImageUrl: mainImage, supportImageUrl: mainImage }),
    );
    expect(second.body).toMatchObject({ mainImage, supportImage: mainImage });
    const cleared = await app.admin('PUT', '/about/innovation', { ...fields, supportImage: null });
    expect(cleared.body).toMatchObject({ mainImage, supportImage: null });
  });

  test('one form brings a picture and takes another away', async () => {
    const fields = { text: 'T', projects: '1', satisfaction: '2' };
    const first = await app.admin(
      'PUT',
      '/about/innovation',
      form(fields, { mainImage: png, supportImage: png }),
    );
    const { supportImage, version } = first.body;
    expect(supportImage).toMatch(/^\/uploads\//);
    const second = await app.admin(
      'PUT',
      '/about/innovation',
      form({ ...fields, supportImage: 'null' }, { mainImage: png }),
    );
    expect(second.body).toMatchObject({ supportImage: null, version: version + 1 });
    expect(second.body.mainImage).toBe(first.body.mainImage);
  });

  test('a stored picture of another type does not get into a field that takes PNG', async () => {
    const item = form({ name: 'N', description: 'D' }, { image: jpeg });
    const { image } = (await app.admin('POST', '/home/portfolio', item)).body;
    const banner = { heading: 'H', text: 'T' };
    expect(await app.admin('PUT', '/services/banner', { ...banner, image })).toMatchObject({
      status: 400,
      body: { fields: { image: 'Only PNG images are allowed' } },
    });
    const expertAt = { title: 'T', image };
    expect((await app.admin('PUT', '/services/expert-at', expertAt)).status).toBe(200);
  });

  test('what is no picture is refused with the texts of the specification, and nothing is stored', async () => {
    const generic = 'Please select a valid image file (jpg, jpeg, png, gif, webp)';
    const banner = { heading: 'H', text: 'T' };
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const cases = [
      ['/services/banner', jpeg, 415, 'Only PNG images are allowed'],
      ['/our-work/banner', jpeg, 415, 'Only PNG images are allowed'],
      ['/contact/banner', html, 415, generic],
      ['/contact/banner', png.subarray(0, 60), 415, generic],
      [
        '/contact/banner',
        Buffer.alloc(5 * 1024 * 1024 + 1),
        413,
        'File size must be less than 5MB',
      ],
    ] as const;
    for (const [path, image, status, error] of cases) {
      expect(await app.admin('PUT', path, form(banner, { image }))).toMatchObject({
        status,
        body: { error, message: error },
      });
    }
    const { body } = await app.call('GET', '/contact');
    expect(body.banner).toBeNull();
    expect((await app.admin('PUT', '/contact/banner', form(banner, { image: jpeg }))).status).toBe(
      200,
    );
    const sent = await app.call('PUT', '/services/banner', { body: form(banner, { image: png }) });
    expect(sent.status).toBe(401);
  });
});

function form(fields: Record<string, string>, files: Record<string, Buffer> = {}): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, value);
  for (const [key, file] of Object.entries(files)) {
    data.set(key, new Blob([new Uint8Array(file)], { type: 'image/png' }), '../../evil.png');
  }
  return data;
}

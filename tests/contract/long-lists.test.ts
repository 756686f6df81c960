import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

const posts = 620;

describe.each(engines)('a long list on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
    await addPosts(app, posts);
  });
  afterAll(() => app.close());

  const titles = (body: { blogs: { title: string }[] }) => body.blogs.map(({ title }) => title);

  test('is complete without pages up to 500 records; beyond them it is the newest 500, and says so', async () => {
    const { body } = await app.call('GET', '/blogs');
    expect(body.blogs).toHaveLength(500);
    expect(body).toMatchObject({ total: posts, banner: null });
    expect(body).not.toHaveProperty('toTranslate');
    expect(titles(body)[0]).toBe(`Post ${posts}`);
    expect(titles(body).at(-1)).toBe(`Post ${posts - 499}`);
    await app.storage.db.deleteFrom('document').where('position', '>', -500).execute();
    expect((await app.admin('DELETE', '/blogs/id-500')).status).toBe(200);
    const few = (await app.call('GET', '/blogs')).body;
    expect(few.blogs).toHaveLength(posts - 500);
    expect(few).not.toHaveProperty('total');
  });

  test('is searched, filtered and sorted by words for the administrator alone', async () => {
    for (const query of ['search=post', 'untranslated=true', 'sort=title', 'sort=-createdAt']) {
      for (const headers of [
        {},
        { authorization: 'x' },
        { authorization: `Bearer ${'x'.repeat(43)}` },
      ]) {
        const reply = await app.call('GET', `/blogs?${query}`, { headers });
        expect([query, reply.status]).toEqual([query, 401]);
        expect(reply.body).toMatchObject({ error: 'Please sign in', message: 'Please sign in' });
      }
      expect((await app.admin('GET', `/blogs?${query}`)).status).toBe(200);
    }
    for (const query of ['search=', 'untranslated=false', 'sort=']) {
      expect((await app.call('GET', `/blogs?${query}`)).body.total).toBe(posts - 500);
    }
  });

  test('can be had by date in either direction by everybody, equal days newest made first', async () => {
    const whole = titles((await app.call('GET', '/blogs?limit=100')).body);
    expect(titles((await app.call('GET', '/blogs?sort=-date&limit=100')).body)).toEqual(whole);
    const oldest = await app.call('GET', '/blogs?sort=date&limit=2&page=2');
    expect(titles(oldest.body)).toEqual(['Post 503', 'Post 504']);
  });

  test('finds what it found before: in any field, any language, by id, and in order', async () => {
    const found = async (query: string) => titles((await app.admin('GET', `/blogs?${query}`)).body);
    expect(await found('search=POST%20610')).toEqual(['Post 610']);
    expect(await found('search=id-611')).toEqual(['Post 611']);
    expect(await found(`search=${encodeURIComponent('say "612"')}`)).toEqual(['Post 612']);
    expect(await found(`search=${encodeURIComponent('مقال 613')}`)).toEqual(['Post 613']);
    expect(await found(`search=${encodeURIComponent('مَقـال 613')}`)).toEqual(['Post 613']);
    expect(await found(`search=${encodeURIComponent('مقال 613')}&lang=en`)).toEqual([]);
    expect(await found('search=nowhere')).toEqual([]);
    expect((await found('search=post&sort=title&limit=3')).at(0)).toBe('Post 501');
    expect((await found('sort=-title&limit=3')).at(0)).toBe(`Post ${posts}`);
  });
});

/** Each a day younger than the one before. */
async function addPosts(app: TestApp, howMany: number): Promise<void> {
  const moment = new Date().toISOString();
  const rows = Array.from({ length: howMany }, (_, index) => {
    const number = index + 1;
    const body = {
      title: `Post ${number}`,
      description: { mainPara: `They say "${number}"`, subHeading: [] },
      date: new Date(number * 86_400_000).toISOString().slice(0, 10),
      author: 'Admin',
      image: '/uploads/a.png',
      ar: { title: `مقال ${number}` },
    };
    return {
      id: `id-${number}`,
      kind: 'blogs.blogs',
      parent_id: null,
      position: -number,
      slug: null,
      alias: null,
      hidden: 0,
      body: JSON.stringify(body),
      version: 1,
      created_at: moment,
      updated_at: moment,
      updated_by: 'test',
    };
  });
  for (let at = 0; at < rows.length; at += 100) {
    await app.storage.db
      .insertInto('document')
      .values(rows.slice(at, at + 100))
      .execute();
  }
}

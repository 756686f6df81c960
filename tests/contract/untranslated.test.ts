import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogPosts } from '../../src/model/pages/blogs/index.ts';
import { locations } from '../../src/model/pages/local-seo/index.ts';
import { engines, openTestApp, type TestApp } from '../support/app.ts';
import { sampleOf, withArabic } from '../support/samples.ts';

const english = (title: string) => ({ ...sampleOf(blogPosts), title });
const bilingual = (title: string) => withArabic(blogPosts.fields, english(title));

describe.each(engines)('what is still to be translated, on %s', (engine) => {
  let app: TestApp;
  let perPost: number;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  const list = async (query: string) => (await app.admin('GET', `/blogs?${query}`)).body;
  const titles = ({ blogs }: { blogs: { title: string }[] }) => blogs.map(({ title }) => title);

  test('is counted for the whole list, not for one page of it', async () => {
    await app.admin('POST', '/blogs', english('Alone'));
    perPost = (await list('limit=1')).toTranslate;
    expect(perPost).toBeGreaterThan(3);
    for (const count of [1, 2]) await app.admin('POST', '/blogs', english(`English ${count}`));
    for (const count of [1, 2, 3]) await app.admin('POST', '/blogs', bilingual(`Both ${count}`));
    expect(await list('limit=1')).toMatchObject({ total: 6, toTranslate: 3 * perPost });
    expect(await list('page=2&limit=5&search=Both')).toMatchObject({
      total: 3,
      toTranslate: 3 * perPost,
    });
  });

  test('can be asked for alone, in the order of the list, in pages and searched', async () => {
    const all = await list('limit=10');
    const wanted = titles(all).filter((title) => !title.startsWith('Both'));
    const found = await list('untranslated=true');
    expect(titles(found)).toEqual(wanted);
    expect(found.total).toBe(3);
    const second = await list('untranslated=true&limit=2&page=2');
    expect(titles(second)).toEqual(wanted.slice(2));
    expect(second).toMatchObject({ total: 3, toTranslate: 3 * perPost });
    expect(titles(await list('untranslated=true&search=english&sort=-title'))).toEqual([
      'English 2',
      'English 1',
    ]);
    expect((await list('untranslated=true&search=both')).total).toBe(0);
    expect((await list('untranslated=false')).total).toBe(6);
    expect((await app.admin('GET', '/blogs?untranslated=1')).status).toBe(400);
  });

  test('follows every save, delete and change of the English', async () => {
    const { blogs } = await list('limit=10');
    const idOf = (title: string) =>
      blogs.find((blog: { title: string }) => blog.title === title)._id;
    await app.admin('PUT', `/blogs/${idOf('Alone')}`, bilingual('Alone'));
    expect((await list('limit=1')).toTranslate).toBe(2 * perPost);
    await app.admin('DELETE', `/blogs/${idOf('English 1')}`);
    expect((await list('limit=1')).toTranslate).toBe(perPost);
    const { _id, ...both } = blogs.find(({ title }: { title: string }) => title === 'Both 1');
    await app.admin('PUT', `/blogs/${_id}`, { ...both, title: 'Both, changed' });
    expect((await list('limit=1')).toTranslate).toBe(perPost + 1);
    await app.admin('PUT', `/blogs/${_id}`, {
      ...both,
      version: undefined,
      title: 'Both, changed',
      arRight: ['title'],
    });
    expect((await list('limit=1')).toTranslate).toBe(perPost);
  });

  test('visitors are told nothing of it, and never see what is hidden', async () => {
    expect((await app.call('GET', '/blogs?limit=1')).body).not.toHaveProperty('toTranslate');
    for (const isActive of [true, false]) {
      const location = { ...sampleOf(locations), location: `Place ${isActive}`, isActive };
      expect((await app.admin('POST', '/local-seo', location)).status).toBe(201);
    }
    const places = '/local-seo?untranslated=true';
    expect((await app.admin('GET', places)).body.total).toBe(2);
    expect((await app.call('GET', places)).status).toBe(401);
    expect((await app.call('GET', '/local-seo?limit=5')).body).toMatchObject({
      total: 1,
      data: [{ location: 'Place true' }],
    });
  });
});

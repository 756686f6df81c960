import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { formatDate } from '../../src/web/site/language/format-date.ts';
import { post, service } from './content.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  const web = await loadProductionBuild();
  app = await openSiteApp('sqlite', web.render, web);
});
afterAll(() => app.close());

const html = async (path: string) => (await app.get(path)).body;

test('a name that is put into a sentence stands there sign by sign', async () => {
  const { _id } = await app.save('POST', '/blogs', { ...post('A post'), author: 'A $& B' });
  expect(await html(`/blog-details/${_id}`)).toContain('A $&amp; B');
  await app.save('POST', '/services/services', service('C $$ D'));
  expect(await html('/')).not.toContain('C $ D');
  const months = { january: 'E $& F' };
  const dates = { none: '', invalid: '', shape: '{day} {month} {year}', months };
  expect(formatDate('2026-01-02', { dates } as never)).toBe('2 E $& F 2026');
});

test('a post that names no author is by the house, in the language of its page', async () => {
  const { _id } = await app.save('POST', '/blogs', post('Nobody’s post'));
  expect(await html(`/blog-details/${_id}`)).toContain('By Admin');
  expect(await html(`/ar/blog-details/${_id}`)).toContain('بقلم الإدارة');
});

test('a text of the blog that is left blank leaves no empty paragraph', async () => {
  const { headings } = (await app.get('/api/blogs')).json();
  const { _id } = await app.save('POST', '/blogs', post('Another post'));
  const blank = { invitationText: '', allText: '' };
  await app.save('PUT', '/blogs/headings', { ...headings, ...blank, ar: null });
  for (const path of ['/blog', `/blog-details/${_id}`]) {
    expect(await html(path), path).toContain('Another post');
    expect(await html(path), path).not.toMatch(/<p[^>]*><\/p>/);
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteApp, type SiteApp } from '../site/site-app.ts';

let app: SiteApp;
let url: string;

beforeAll(async () => {
  app = await openSiteApp();
  url = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test('search engines are to leave out every answer of the API, from memory or not', async () => {
  const marked = async (path: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(`${url}${path}`, init);
    return [status, headers.get('x-robots-tag')];
  };
  expect(await marked('/api/home')).toEqual([200, 'noindex']);
  expect(await marked('/api/home')).toEqual([200, 'noindex']);
  expect(await marked('/api/home', { method: 'HEAD' })).toEqual([200, 'noindex']);
  const { headers } = await fetch(`${url}/api/home`);
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  expect(await marked('/api/home', { headers: known })).toEqual([304, 'noindex']);
  expect(await marked('/%61pi/home')).toEqual([200, 'noindex']);
  const { authorization } = app;
  expect(await marked('/api/home', { headers: { authorization } })).toEqual([200, 'noindex']);
  expect(await marked('/api/blogs?search=x')).toEqual([401, 'noindex']);
  expect(await marked('/api/health')).toEqual([200, 'noindex']);
  expect(await marked('/api/docs')).toEqual([200, 'noindex']);
  expect(await marked('/api/openapi.json')).toEqual([200, 'noindex']);
  expect(await marked('/api')).toEqual([404, 'noindex']);
  expect(await marked('/api/nothing?x')).toEqual([404, 'noindex']);
  expect(await marked('/api/blogs?page=x')).toEqual([400, 'noindex']);
  expect(await marked('/api/admin/leads')).toEqual([401, 'noindex']);
  expect(await marked('/api/home/faq', { method: 'POST' })).toEqual([401, 'noindex']);
});

test('and to take the pages', async () => {
  for (const path of ['/', '/ar', '/apiary', '/sitemap.xml', '/robots.txt']) {
    const { status, headers } = await fetch(`${url}${path}`);
    expect([path, status, headers.get('x-robots-tag')]).toEqual([path, 200, null]);
  }
});

import { afterEach, expect, test } from 'vitest';
import { sharedAddress } from '../../src/server/pages/shared-address.ts';
import { location, post, service } from './content.ts';
import { openSiteApp, plainPage, type SiteApp } from './site-app.ts';

let app: SiteApp;
afterEach(() => app.close());

/** As the pages match: by shape, whatever the case and the slashes at the end. */
function routeAt(path: string) {
  for (const pattern of patterns) {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const shape = pattern.replaceAll(/:\w+/g, '([^/]+)').replace('*', '.*');
    const found = new RegExp(`^${shape}/*$`, 'i').exec(path);
    if (!found) continue;
    const values = found.slice(1).map(decodeURIComponent);
    return { pattern, params: Object.fromEntries(names.map((name, at) => [name, values[at]])) };
  }
  return undefined;
}
const patterns = [
  ...['/services', '/services/:subservice', '/services/:subservice/:service'],
  ...['/localseo/:location', '/blog/page/:page', '/blog-details/:slug', '/page/:slug'],
  ...['/admin/leads/:leadId', '/admin/*', '/ar/services/:subservice', '/ar/*', '/*'],
];

test('what leads nowhere shares one address for each shape; what has a page keeps its own', async () => {
  app = await openSiteApp();
  const { _id } = await app.save('POST', '/blogs', post('A post'));
  await app.save('POST', '/services/services', service('Design & UX'));
  await app.save('POST', '/local-seo', location('Dubai'));
  await app.save('POST', '/local-seo', location('Hidden', { isActive: false }));
  const web = { render: async () => plainPage(), routeAt, close: async () => {} };
  for (const [path, shared] of [
    ['/services', '/services'],
    ['/Services//', '/services'],
    ['/services/design-&-ux', undefined],
    ['/services/Design%20%26%20UX', undefined],
    ['/ar/services/design-&-ux', undefined],
    ['/services/nothing', '/services/-'],
    ['/ar/services/%D8%B4%D9%8A%D8%A1', '/ar/services/-'],
    ['/services/design-&-ux/nothing', '/services/-/-'],
    ['/localseo/dubai', undefined],
    ['/localseo/hidden', '/localseo/-'],
    [`/blog-details/${_id}`, undefined],
    ['/blog-details/nothing', '/blog-details/-'],
    ['/blog-details/latest', '/blog-details/-'],
    ['/blog/page/2', '/blog/page/-'],
    ['/blog/page/x', '/blog/page/-'],
    ['/page/anything', undefined],
    ['/nothing/at/all', '/-'],
    ['/ar/nothing', '/ar/-'],
    ['/admin/about/banner', '/admin/-'],
    ['/admin/leads/7', '/admin/leads/-'],
  ] as const) {
    const found = await sharedAddress(path, { web, db: app.db, reader: app.reader });
    expect([path, found]).toEqual([path, shared]);
  }
});

test('thousands of addresses that lead nowhere are one page, made once after each save', async () => {
  let renders = 0;
  app = await openSiteApp('sqlite', undefined, {
    routeAt,
    render: async () => {
      renders += 1;
      return new Response('<title>Nothing</title>', { status: 404 });
    },
  });
  for (let count = 0; count < 50; count++) {
    expect((await app.get(`/nothing/${count}`)).statusCode).toBe(404);
    expect((await app.get(`/services/${count}`)).statusCode).toBe(404);
  }
  expect(renders).toBe(2);
  await app.save('POST', '/home/faq', { question: 'Q', answer: 'A' });
  for (let count = 0; count < 50; count++) await app.get(`/nothing/more/${count}`);
  // The other one may have been made ahead by now.
  expect(renders).toBeLessThanOrEqual(4);
});

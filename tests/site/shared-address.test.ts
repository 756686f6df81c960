import { afterEach, expect, test } from 'vitest';
import { location, post, service } from './content.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
afterEach(() => app.close());

test('what leads nowhere shares one address for each shape; what has a page keeps its own', async () => {
  app = await openSiteApp();
  const { _id } = await app.save('POST', '/blogs', post('A post'));
  await app.save('POST', '/services/services', service('Design & UX'));
  await app.save('POST', '/local-seo', location('Dubai'));
  await app.save('POST', '/local-seo', location('Hidden', { isActive: false }));
  for (const [path, shared] of [
    ['/services', '/services'],
    ['/Services//', '/services'],
    ['/', '/'],
    ['/ar/', '/ar'],
    ['/services/design-&-ux', '/services/design-&-ux'],
    ['/services/Design%20%26%20UX', '/services/design-&-ux'],
    ['/ar/services/design-%26-ux', '/ar/services/design-&-ux'],
    ['/services/nothing', '/services/-'],
    ['/ar/services/%D8%B4%D9%8A%D8%A1', '/ar/services/-'],
    ['/services/design-&-ux/nothing', '/services/-/-'],
    ['/localseo/dubai', '/localseo/dubai'],
    ['/localseo/hidden', '/localseo/-'],
    [`/blog-details/${_id}`, `/blog-details/${_id}`],
    ['/blog-details/nothing', '/blog-details/-'],
    ['/blog-details/latest', '/blog-details/-'],
    ['/blog/page/2', '/blog/page/-'],
    ['/blog/page/x', '/blog/page/-'],
    ['/nothing/at/all', '/-'],
    ['/ar/nothing', '/ar/-'],
    ['/admin/about/banner', '/admin/-'],
    ['/admin/leads/7', '/admin/-'],
  ] as const) {
    const found = await app.resolve(path);
    expect([path, found.movedTo ?? found.address]).toEqual([path, shared]);
  }
});

test('thousands of addresses that lead nowhere are one page, made once after each save', async () => {
  let renders = 0;
  app = await openSiteApp('sqlite', () => {
    renders += 1;
    return { status: 404, html: '<title>Nothing</title>' };
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

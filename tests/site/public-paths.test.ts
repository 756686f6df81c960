import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicPaths } from '../../src/model/public-paths.ts';
import { fillPath } from '../../src/model/site-path.ts';
import { publicPlaces } from '../../src/server/site/public-records.ts';
import { location, post, service, simplePage } from './content.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  app = await openSiteApp();
});
afterAll(() => app.close());

test('a page of the site is written as an address in one file alone', () => {
  // Those that are addresses of the API too cannot be told apart.
  const own = ['localseo', 'about-us', 'blog', 'blog-details', 'contact-us', 'website-leasing'];
  const written = new RegExp(`['"\`]/(?:${own.join('|')})(?:['"\`/?]|$)`, 'm');
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('src/features/') && written.test(codeOf(file)),
  );
  expect(files).toEqual([]);
  expect(written.test("to={'/blog'}")).toBe(true);
});

test('sitemap, resolver, social picture and site agree on the address of every record', async () => {
  const main = await app.save('POST', '/services/services', service('Design & UX', 'تصميم'));
  const primaries = `/services/services/${main._id}/primary-services`;
  await app.save('POST', primaries, service('UX Audit', 'تدقيق'));
  await app.save('POST', '/local-seo', location('Dubai'));
  const { _id } = await app.save('POST', '/blogs', post('A post', 'مقال'));
  await app.save('POST', '/site/pages', simplePage('Privacy'));
  const addresses = [
    fillPath(publicPaths.mainService, 'design-&-ux'),
    fillPath(publicPaths.primaryService, 'design-&-ux', 'ux-audit'),
    fillPath(publicPaths.location, 'dubai'),
    fillPath(publicPaths.post, _id),
    fillPath(publicPaths.simplePage, 'privacy'),
  ];
  expect(addresses).toHaveLength(publicPlaces.size);
  const sitemap = (await app.get('/sitemap.xml')).body;
  for (const path of addresses) {
    expect(sitemap).toContain(`${path.replaceAll('&', '&amp;')}</loc>`);
    expect(await app.resolve(path)).toMatchObject({ address: path, isThere: true });
    expect((await app.get(`/social/en${encodeURI(path)}.png`)).statusCode).toBe(200);
  }
});

test('a read of the API that is named like a record is no page', async () => {
  await app.save('POST', '/blogs', post('One more'));
  expect(await app.resolve('/blog-details/latest')).toMatchObject({ isThere: false });
  expect((await app.get('/social/en/blog-details/latest.png')).statusCode).toBe(404);
});

/** Without its comments, which may give examples. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

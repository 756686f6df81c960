import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { simplePage } from './content.ts';
import { openSiteApp, publicUrl, type SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  const build = await loadProductionBuild();
  app = await openSiteApp('sqlite', build.render, build);
});
afterAll(() => app.close());

test('a simple page stands at its address in both languages, with its own words for machines', async () => {
  await app.save('POST', '/site/pages', simplePage('Privacy', 'الخصوصية'));
  const english = await app.get('/page/privacy');
  expect(english.statusCode).toBe(200);
  expect(english.body).toContain('What <strong>Privacy</strong> means');
  expect(english.body).toContain('<meta name="description" content="What Privacy means"/>');
  expect(english.body).toContain(
    `rel="alternate" hrefLang="ar" href="${publicUrl}/ar/page/privacy"`,
  );
  const arabic = await app.get('/ar/page/privacy');
  expect(arabic.body).toContain('معنى <strong>الخصوصية</strong>');
  const sitemap = (await app.get('/sitemap.xml')).body;
  expect(sitemap).toContain(`<loc>${publicUrl}/ar/page/privacy</loc>`);
});

test('what has no Arabic names no twin, and what is not for the footer is not there', async () => {
  await app.save('POST', '/site/pages', { ...simplePage('Imprint'), inFooter: false });
  expect((await app.get('/page/imprint')).body).not.toContain('rel="alternate" hrefLang="ar"');
  const home = (await app.get('/')).body;
  expect(home).toContain('href="/page/privacy"');
  expect(home).not.toContain('href="/page/imprint"');
});

test('after a rename the old address leads to the new one', async () => {
  const { _id } = await app.save('POST', '/site/pages', simplePage('Terms', 'الشروط'));
  await app.save('PUT', `/site/pages/${_id}`, { ...simplePage('Terms'), address: 'terms of use' });
  for (const prefix of ['', '/ar']) {
    const { statusCode, headers } = await app.get(`${prefix}/page/terms`);
    expect([statusCode, headers.location]).toEqual([301, `${prefix}/page/terms-of-use`]);
  }
  const taken = await app.call('POST', '/site/pages', simplePage('Terms of use'));
  expect(taken.statusCode).toBe(409);
});

test('an address without a page is none', async () => {
  expect((await app.get('/page/nothing')).statusCode).toBe(404);
  expect((await app.get('/page')).statusCode).toBe(404);
});

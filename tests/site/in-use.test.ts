import { afterEach, describe, expect, test } from 'vitest';
import { everythingInUse, forEachSwitch, type Switch } from '../../src/model/in-use.ts';
import { engines } from '../support/app.ts';
import { location, post } from './content.ts';
import { openSiteApp, publicUrl, type SiteApp } from './site-app.ts';

const otherReads: Record<string, string[]> = {
  blogs: ['/blogs/latest'],
  'local-seo': ['/local-seo/location/dubai'],
};

const { currencies: _, ...all } = everythingInUse;

/** What can be read of each: its content, what is for search engines, and what follows no pattern. */
const readsOf = forEachSwitch((feature) => [
  `/${feature.content}`,
  `/${feature.content}?lang=ar`,
  ...(feature.seo ? [`/seo/page/${feature.seo}`] : []),
  ...(feature.longList ? [`/${feature.content}?limit=${feature.longList.first}`] : []),
  ...(otherReads[feature.content] ?? []),
]);

let app: SiteApp;
afterEach(() => app.close());

describe.each(engines)('what the agency does without, on %s', (engine) => {
  const open = async (off: Partial<typeof all>) => {
    app = await openSiteApp(engine);
    await app.save('POST', '/blogs', post('A post', 'مقال'));
    await app.save('POST', '/local-seo', location('Dubai', { ar: { description: 'هنا' } }));
    await app.save('PUT', '/site/in-use', { ...all, ...off });
  };
  const pathsInSitemap = async () =>
    [...(await app.get('/sitemap.xml')).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
      loc.replace(publicUrl, ''),
    );

  test('is in no sitemap, feed or list of pages', async () => {
    await open({ leasing: false, blog: false, localSeo: false, ourWork: false });
    const paths = await pathsInSitemap();
    expect(paths).toContain('/contact-us');
    for (const path of paths) expect(path).not.toMatch(/leasing|blog|localseo|our-work/);
    expect((await app.get('/blog/rss.xml')).statusCode).toBe(404);
    expect(await app.resolve('/blog')).toMatchObject({ isThere: false });
    expect(await app.resolve('/localseo/dubai')).toMatchObject({ isThere: false });
    expect(await app.resolve('/about-us')).toMatchObject({ isThere: true });
    for (const old of ['/blog/a-post', '/blog/page/1']) {
      expect((await app.get(old)).statusCode, old).not.toBe(301);
    }
  });

  test.each(Object.keys(readsOf) as Switch[])(
    'is not there for visitors of the API, while its editors go on: %s',
    async (name) => {
      await open({ [name]: false });
      const { authorization } = app;
      for (const [of, paths] of Object.entries(readsOf)) {
        for (const path of paths) {
          const { statusCode } = await app.get(`/api${path}`);
          expect([path, statusCode]).toEqual([path, of === name ? 404 : 200]);
          const asEditor = await app.get(`/api${path}`, { headers: { authorization } });
          expect([path, asEditor.statusCode]).toEqual([path, 200]);
        }
      }
      for (const path of ['/home', '/services/navbar', '/site', '/settings', '/wording']) {
        expect((await app.get(`/api${path}`)).statusCode, path).toBe(200);
      }
      await app.save('PUT', '/site/in-use', all);
      for (const path of readsOf[name]) {
        expect((await app.get(`/api${path}`)).statusCode, path).toBe(200);
      }
    },
  );

  test('comes back whole when it is switched on again', async () => {
    await open({ blog: false });
    expect(await pathsInSitemap()).not.toContain('/blog');
    await app.save('PUT', '/site/in-use', all);
    expect(await pathsInSitemap()).toContain('/blog');
    expect((await app.get('/ar/blog/rss.xml')).statusCode).toBe(200);
  });

  test('without Arabic no address, twin, feed or picture is Arabic', async () => {
    await open({ arabic: false });
    const { body } = await app.get('/sitemap.xml');
    expect(body).toContain('/localseo/dubai');
    expect(body).not.toMatch(/\/ar\b|hreflang/);
    expect(await app.resolve('/blog')).toMatchObject({ languages: ['en'] });
    expect((await app.get('/ar/blog/rss.xml')).statusCode).toBe(404);
    expect((await app.get('/social/ar/about-us.png')).statusCode).toBe(404);
    expect((await app.get('/social/en/about-us.png')).statusCode).toBe(200);
    expect((await app.get('/ar/contact')).statusCode).not.toBe(301);
    expect((await app.get('/contact')).statusCode).toBe(301);
  });
});

test('the menu holds each page once', async () => {
  app = await openSiteApp();
  const { menu } = (await app.get('/api/site')).json();
  const [first, second, ...others] = menu.entries;
  const twice = await app.call('PUT', '/site/menu', { entries: [first, first, ...others] });
  expect(twice.statusCode).toBe(400);
  expect(twice.json().error).toBe('Menu entries must hold each one once');
  const moved = await app.call('PUT', '/site/menu', { entries: [second, first, ...others] });
  expect(moved.statusCode).toBe(200);
});

test.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'about-us'])(
  'a footer link may not lead to %s',
  async (to) => {
    app = await openSiteApp();
    const { footer } = (await app.get('/api/site')).json();
    const links = [{ label: 'Elsewhere', to }];
    expect((await app.call('PUT', '/site/footer', { ...footer, links })).statusCode).toBe(400);
  },
);

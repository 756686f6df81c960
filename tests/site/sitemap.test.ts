import { afterEach, describe, expect, test } from 'vitest';
import { headings } from '../../src/model/pages/about/headings.ts';
import { engines } from '../support/app.ts';
import { location, post, service } from './content.ts';
import { openSiteApp, publicUrl, type SiteApp } from './site-app.ts';

let app: SiteApp;
afterEach(() => app.close());

describe.each(engines)('the sitemap on %s', (engine) => {
  test('names every public page, in Arabic once its body has Arabic, and follows a save', async () => {
    app = await openSiteApp(engine);
    const main = await app.save('POST', '/services/services', service('Design & UX', 'تصميم'));
    const primary = `/services/services/${main._id}/primary-services`;
    await app.save('POST', primary, service('Search (SEO)'));
    await app.save('POST', '/local-seo', location('Dubai', { ar: { description: 'هنا' } }));
    await app.save('POST', '/local-seo', location('Hidden', { isActive: false }));
    const both = await app.save('POST', '/blogs', post('Both', 'كلاهما'));
    const english = await app.save('POST', '/blogs', post('English only'));
    const titled = await app.save('POST', '/blogs', {
      ...post('Titled'),
      ar: { title: 'عنوان فقط' },
    });

    const reply = await app.get('/sitemap.xml');
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    const found = entriesOf(reply.body);
    const inBoth = ['/', '/services', '/localseo', '/blog', '/website-leasing'];
    inBoth.push('/website-leasing/sar', '/services/design-&-ux', '/localseo/dubai');
    inBoth.push(`/blog-details/${both._id}`);
    const inEnglish = ['/contact-us'];
    inEnglish.push('/services/design-&-ux/search', `/blog-details/${english._id}`);
    inEnglish.push(`/blog-details/${titled._id}`);
    expect([...found.keys()].sort()).toEqual(
      [
        ...inBoth,
        ...inEnglish,
        ...inBoth.map((path) => (path === '/' ? '/ar' : `/ar${path}`)),
      ].sort(),
    );
    for (const path of inBoth) {
      const arabic = path === '/' ? '/ar' : `/ar${path}`;
      const all = [`en ${path}`, `ar ${arabic}`, `x-default ${path}`];
      expect(found.get(path)?.alternates).toEqual(all);
      expect(found.get(arabic)?.alternates).toEqual(all);
    }
    for (const path of inEnglish) expect(found.get(path)?.alternates).toEqual([]);
    expect(found.get(`/blog-details/${both._id}`)?.changed).toBe(
      (await rowOf(both._id)).updated_at,
    );
    expect(found.get('/website-leasing')?.changed).toBeUndefined();

    const child = await app.save('POST', primary, service('Pay & Click'));
    const after = entriesOf((await app.get('/sitemap.xml')).body);
    expect(after.has('/services/design-&-ux/pay-&-click')).toBe(true);
    expect(after.get('/services/design-&-ux')?.changed).toBe((await rowOf(child._id)).updated_at);
  });

  test('past 5,000 addresses it is an index, and lets others work while it is made', async () => {
    app = await openSiteApp(engine);
    const { _id } = await app.save('POST', '/blogs', post('First', 'أول'));
    const { id, ...first } = await rowOf(_id);
    for (let start = 0; start < 2600; start += 100) {
      const rows = Array.from({ length: 100 }, (_, at) => ({ ...first, id: `post-${start + at}` }));
      await app.db.insertInto('document').values(rows).execute();
    }
    await app.save('POST', '/local-seo', location('Dubai'));

    const index = await app.get('/sitemap.xml');
    const parts = [...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    expect(parts).toEqual(
      ['pages', 'posts-1', 'posts-2', 'posts-3', 'locations-1'].map(
        (part) => `${publicUrl}/sitemaps/${part}.xml`,
      ),
    );
    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const found = new Set<string>();
    for (const part of parts) {
      const reply = await app.get(part.replace(publicUrl, ''));
      expect(reply.statusCode).toBe(200);
      const entries = entriesOf(reply.body);
      expect(entries.size).toBeLessThanOrEqual(5000);
      for (const path of entries.keys()) found.add(path);
    }
    clearImmediate(counting);
    expect(turns).toBeGreaterThan(20);
    expect([...found].filter((path) => path.startsWith('/blog-details/'))).toHaveLength(2601);
    expect(found.has(`/ar/blog-details/${id}`)).toBe(true);
    for (const part of ['posts-4', 'posts-0', 'nothing-1', 'posts', 'toString-1']) {
      expect((await app.get(`/sitemaps/${part}.xml`)).statusCode).toBe(404);
    }
  });
});

test('a page that says nothing is not named until something is written on it', async () => {
  app = await openSiteApp();
  const named = async () => [...entriesOf((await app.get('/sitemap.xml')).body).keys()];
  const always = ['/', '/contact-us', '/website-leasing', '/website-leasing/sar'];
  expect((await named()).filter((path) => !path.startsWith('/ar')).sort()).toEqual(always);
  const stats = { years: 1, brands: 1, clients: 1, rating: 5, mainHead: 'M', text: 'T' };
  await app.save('PUT', '/our-work/stats', stats);
  await app.save('PUT', '/about/headings', { ...headings.builtIn });
  expect((await named()).filter((path) => !path.startsWith('/ar')).sort()).toEqual([
    ...always.slice(0, 2),
    '/our-work',
    ...always.slice(2),
  ]);
});

test('a page tells its languages to its head', async () => {
  app = await openSiteApp();
  await app.save('POST', '/services/services', service('Old & New', 'جديد'));
  const { _id } = await app.save('POST', '/blogs', post('English only'));
  expect(await app.resolve('/')).toMatchObject({ address: '/', languages: ['en', 'ar'] });
  expect(await app.resolve('/about-us')).toMatchObject({ languages: ['en'] });
  expect(await app.resolve('/services/old-&-new')).toMatchObject({ languages: ['en', 'ar'] });
  expect(await app.resolve(`/blog-details/${_id}`)).toMatchObject({ languages: ['en'] });
  await app.save('PUT', `/blogs/${_id}`, post('English only', 'صار عربيًا'));
  expect(await app.resolve(`/blog-details/${_id}`)).toMatchObject({ languages: ['en', 'ar'] });
  for (const path of ['/nothing', '/blog-details/latest', '/blog/page/9']) {
    expect(await app.resolve(path)).toMatchObject({ isThere: false });
  }
  expect((await app.get('/social/en/blog-details/latest.png')).statusCode).toBe(404);
});

test('robots.txt keeps search engines out of the admin area and the API', async () => {
  app = await openSiteApp();
  const reply = await app.get('/robots.txt');
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body).toBe(
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
});

const rowOf = (id: string) =>
  app.db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

interface Entry {
  changed: string | undefined;
  alternates: string[];
}

/** By path; everything absolute and escaped, or nothing is found. */
function entriesOf(xml: string): Map<string, Entry> {
  const pathOf = (address: string) => {
    expect(address.startsWith(`${publicUrl}/`)).toBe(true);
    expect(address).not.toMatch(/&(?!amp;)/);
    return address.replace(publicUrl, '').replaceAll('&amp;', '&');
  };
  return new Map(
    [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address = '', rest = '']) => [
      pathOf(address),
      {
        changed: /<lastmod>(.*?)<\/lastmod>/.exec(rest)?.[1],
        alternates: [...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
          ([, language, link = '']) => `${language} ${pathOf(link)}`,
        ),
      },
    ]),
  );
}

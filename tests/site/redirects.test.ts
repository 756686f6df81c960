import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../support/app.ts';
import { location, post, service } from './content.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

let app: SiteApp;

/** The status of a page's address and, for a redirect, where it leads. */
async function answerTo(path: string): Promise<string> {
  const { statusCode, headers } = await app.get(path);
  return headers.location ? `${statusCode} ${headers.location}` : String(statusCode);
}

describe.each(engines)('old addresses on %s', (engine) => {
  beforeEach(async () => {
    app = await openSiteApp(engine);
  });
  afterEach(() => app.close());

  test('the two forms that were never links lead on, in both languages', async () => {
    expect(await answerTo('/blog/a-post')).toBe('301 /blog-details/a-post');
    expect(await answerTo('/ar/blog/a-post?from=mail')).toBe(
      '301 /ar/blog-details/a-post?from=mail',
    );
    expect(await answerTo('/blog/a%2Fb%3Fc')).toBe('301 /blog-details/a%2Fb%3Fc');
    expect(await answerTo('/blog/page/1')).toBe('301 /blog');
    expect(await answerTo('/contact')).toBe('301 /contact-us');
    expect(await answerTo('/AR/Contact/')).toBe('301 /ar/contact-us');
    for (const page of [
      '/blog',
      '/blog/page/2',
      '/contact-us',
      '/contact/more',
      '/website-leasing/',
      '/arabic/contact',
    ]) {
      expect(await answerTo(page)).toBe('200');
    }
  });

  test('a renamed service leads on for good, until another takes the address', async () => {
    const main = await app.save('POST', '/services/services', service('Old Name'));
    const primaries = `/services/services/${main._id}/primary-services`;
    const primary = await app.save('POST', primaries, service('First Thing (FT)'));
    await app.save('PUT', `/services/services/${main._id}`, service('Design & UX'));

    expect(await answerTo('/services/old-name')).toBe('301 /services/design-&-ux');
    expect(await answerTo('/ar/services/Old.Name?a=1')).toBe('301 /ar/services/design-&-ux?a=1');
    expect(await answerTo('/services/old-name/first-thing-ft')).toBe(
      '301 /services/design-&-ux/first-thing',
    );
    await app.save('PUT', `${primaries}/${primary._id}`, service('Second'));
    expect(await answerTo('/services/old-name/first-thing')).toBe(
      '301 /services/design-&-ux/second',
    );
    expect(await answerTo('/services/design-&-ux/first-thing-ft')).toBe(
      '301 /services/design-&-ux/second',
    );
    expect(await answerTo('/services/old-name/unknown')).toBe('200');
    expect(await answerTo('/services/design-&-ux')).toBe('200');
    await app.save('POST', '/services/services', service('Old Name'));
    expect(await answerTo('/services/old-name')).toBe('200');
  });

  test('a renamed location too, as long as visitors may see it', async () => {
    const { _id } = await app.save('POST', '/local-seo', location('Abu Dhabi'));
    expect(await answerTo('/localseo/abu-dhabi')).toBe('200');
    await app.save('PUT', `/local-seo/${_id}`, location('The Capital'));
    expect(await answerTo('/ar/localseo/abu-dhabi')).toBe('301 /ar/localseo/the-capital');
    await app.save('PUT', `/local-seo/${_id}`, location('The Capital', { isActive: false }));
    expect(await answerTo('/localseo/abu-dhabi')).toBe('200');
  });

  test('a page opens at its address and the forms that are specified, in both languages', async () => {
    const main = await app.save('POST', '/services/services', service('Design & UX'));
    const primaries = `/services/services/${main._id}/primary-services`;
    for (const title of ['ASP.NET Development', 'Pay Per Click (PPC)']) {
      await app.save('POST', primaries, service(title));
    }
    await app.save('POST', '/local-seo', location('Abu Dhabi'));
    const { _id } = await app.save('POST', '/blogs', post('A post'));
    const paths = [
      ...['/services', '/services/design-&-ux', '/services/design-%26-ux', '/localseo'],
      ...['asp-net-development', 'asp.net-development', 'pay-per-click', 'pay-per-click-ppc'].map(
        (slug) => `/services/design-&-ux/${slug}`,
      ),
      ...['/localseo/abu-dhabi', `/blog-details/${_id}`, '/website-leasing', '/website-leasing/'],
      ...['/website-leasing/sar', '/about-us', '/blog'],
    ];
    for (const path of ['/', '/ar', ...paths, ...paths.map((path) => `/ar${path}`)]) {
      expect([path, await answerTo(path)]).toEqual([path, '200']);
    }
    for (const path of ['/nothing/', '/Nothing', '/services/Nothing/', '/localseo/No%20Where']) {
      expect([path, await answerTo(path)]).toEqual([path, '200']);
    }
  });

  test('every other spelling of it leads there for good', async () => {
    const main = await app.save('POST', '/services/services', service('Design & UX'));
    await app.save('POST', `/services/services/${main._id}/primary-services`, service('A (B)'));
    await app.save('POST', '/local-seo', location('Abu Dhabi'));
    const { _id } = await app.save('POST', '/blogs', post('A post'));
    for (const [spelling, address] of [
      ['//', '/'],
      ['/ar/', '/ar'],
      ['/AR', '/ar'],
      ['/services/', '/services'],
      ['/Services', '/services'],
      ['//services//', '/services'],
      ['/website-leasing//', '/website-leasing'],
      ['/Website-Leasing/', '/website-leasing'],
      ['/website-leasing/sar/', '/website-leasing/sar'],
      ['/services/Design-&-UX', '/services/design-&-ux'],
      ['/services/design%20%26%20ux', '/services/design-&-ux'],
      ['/services/design-&-ux~', '/services/design-&-ux'],
      ['/services/design--&-ux', '/services/design-&-ux'],
      ['/services/design&ux', '/services/design-&-ux'],
      ['/services/design-&-ux/', '/services/design-&-ux'],
      ['/services//design-&-ux', '/services/design-&-ux'],
      ['/services/design-&-ux/a..b', '/services/design-&-ux/a'],
      ['/services/design-&-ux/a-(b)', '/services/design-&-ux/a'],
      ['/localseo/Abu%20Dhabi', '/localseo/abu-dhabi'],
      ['/localseo/abu-dhabi%E2%80%8B', '/localseo/abu-dhabi'],
      [`/Blog-Details/${_id}`, `/blog-details/${_id}`],
      [`/blog-details/${_id}//`, `/blog-details/${_id}`],
    ] as const) {
      for (const [asked, leads] of [
        [`${spelling}?a=1`, `301 ${address}?a=1`],
        [spelling.startsWith('/ar') ? '/ar//' : `/ar${spelling}`, undefined],
      ] as const) {
        if (/^\/ar/i.test(spelling) && !leads) continue;
        const inArabic = address === '/' ? '/ar' : `/ar${address}`;
        expect([asked, await answerTo(asked)]).toEqual([asked, leads ?? `301 ${inArabic}`]);
      }
    }
  });

  test('an address that is no text is left to the pages', async () => {
    expect(await answerTo('/services/%00')).toBe('200');
    expect(await answerTo('/services/-')).toBe('200');
  });

  test('what is at an address is found by one look-up, with those around it', async () => {
    const main = await app.save('POST', '/services/services', service('Old', 'قديم'));
    const primaries = `/services/services/${main._id}/primary-services`;
    const primary = await app.save('POST', primaries, service('Part (P)', 'جزء'));
    await app.save('PUT', `/services/services/${main._id}`, service('New', 'جديد'));
    expect(await app.resolve('/ar/services/new')).toMatchObject({
      address: '/ar/services/new',
      page: 'mainService',
      record: { ids: [main._id] },
      languages: ['en', 'ar'],
    });
    expect(await app.resolve('/services/old')).toEqual({ movedTo: '/services/new' });
    expect(await app.resolve('/services/new/part-p')).toMatchObject({
      address: '/services/new/part',
      record: { ids: [main._id, primary._id] },
    });
    for (const [path, page] of [
      ['/services/unknown', 'mainService'],
      ['/services/new/unknown', 'primaryService'],
      ['/nothing', undefined],
    ] as const) {
      expect(await app.resolve(path)).toMatchObject({ page, isThere: false });
    }
    const unknown = await app.get('/api/local-seo/location/unknown');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ message: 'Location Not Found' });
  });
});

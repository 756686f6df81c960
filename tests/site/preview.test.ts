import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageRequest } from '../../src/model/contracts/page-request.ts';
import { blogPosts } from '../../src/model/pages/blogs/index.ts';
import { locations } from '../../src/model/pages/local-seo/index.ts';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { engines } from '../support/app.ts';
import { sampleOf } from '../support/samples.ts';
import { openSiteApp, type SiteApp } from './site-app.ts';

const banner = { heading: 'Stored heading', text: 'Stored text' };
const service = { title: 'Design', description: 'We design' };

test('a page that is only looked at carries no script and starts nothing', async () => {
  const { render } = await loadProductionBuild();
  const app = await openSiteApp('sqlite', render);
  try {
    for (const shownAt of ['/', '/contact-us']) {
      const { html } = await app.save('POST', '/admin/preview', {
        language: 'en',
        shownAt,
        drafts: [],
      });
      const alive = /<script(?! type="application\/ld)|modulepreload|data-island/;
      expect(html).toContain('<form');
      expect(html).not.toMatch(alive);
      expect((await app.get(shownAt)).body).toMatch(alive);
    }
  } finally {
    await app.close();
  }
});

describe.each(engines)('a preview on %s', (engine) => {
  let app: SiteApp;
  let meanwhile: (() => Promise<unknown>) | undefined;
  const ids = { post: '', place: '', main: '', primary: '' };

  /** A page that tells what it was given. */
  async function page({ pathname, content, isPreview }: PageRequest) {
    const path = decodeURI(pathname);
    const reads = content.in(path.startsWith('/ar') ? 'ar' : 'en');
    const held = meanwhile?.();
    const told = {
      path,
      isPreview,
      about: await reads.page('about'),
      navbar: await reads.servicesMenu(),
      latest: await reads.latestPosts(),
    };
    if (path === '/contact-us') throw new Error('rendering');
    void held;
    return { status: 200, html: JSON.stringify(told) };
  }

  beforeAll(async () => {
    app = await openSiteApp(engine, page);
    await app.save('PUT', '/about/banner', { ...banner, ar: { heading: 'عنوان' } });
    ids.post = (await app.save('POST', '/blogs', sampleOf(blogPosts)))._id;
    ids.place = (await app.save('POST', '/local-seo', sampleOf(locations)))._id;
    ids.main = (await app.save('POST', '/services/services', service))._id;
    const primaries = `/services/services/${ids.main}/primary-services`;
    ids.primary = (await app.save('POST', primaries, { ...service, title: 'UX (all)' }))._id;
  });
  afterAll(() => app.close());

  const preview = (body: object) =>
    app.save('POST', '/admin/preview', {
      language: 'en',
      shownAt: '/about-us',
      drafts: [],
      ...body,
    });
  const told = async (body: object) => {
    const { html } = await preview(body);
    return JSON.parse(String(html));
  };
  const everything = () =>
    Promise.all(
      (['document', 'document_version', 'redirect', 'content_revision'] as const).map((table) =>
        app.db.selectFrom(table).selectAll().execute(),
      ),
    );

  test('is for the administrator', async () => {
    const reply = await app.http.inject({ method: 'POST', url: '/api/admin/preview', payload: {} });
    expect(reply.statusCode).toBe(401);
    await expect(preview({ shownAt: '//elsewhere' })).rejects.toThrow();
    await expect(preview({ language: 'fr' })).rejects.toThrow();
  });

  test('shows what was typed, in both languages, and stores nothing of it', async () => {
    const before = await everything();
    const typed = { ...banner, heading: 'Typed heading', ar: { heading: 'عنوان آخر' } };
    const drafts = [{ address: '/about/banner', values: typed }];
    expect((await told({ drafts })).about.banner.heading).toBe('Typed heading');
    const arabic = await told({ drafts, language: 'ar' });
    expect(arabic).toMatchObject({
      path: '/ar/about-us',
      isPreview: true,
      about: { banner: { heading: 'عنوان آخر' } },
    });
    const added = await told({
      drafts: [
        { address: '/services/services', values: { ...service, title: 'Marketing' } },
        { address: `/services/services/${ids.main}`, values: { ...service, title: 'Craft' } },
        { address: '/about/features', values: { heading: 'New', text: 'Feature' } },
      ],
    });
    expect(Object.keys(added.navbar.English)).toEqual(['Craft', 'Marketing']);
    expect(added.about.features).toMatchObject([{ heading: 'New' }]);
    expect(await everything()).toEqual(before);
    expect((await told({})).about.banner.heading).toBe('Stored heading');
  });

  test('is the page of the record that is being edited', async () => {
    const pathOf = async (address: string, values?: object) =>
      (await preview({ address, drafts: values ? [{ address, values }] : [] })).path;
    expect(await pathOf(`/blogs/${ids.post}`)).toBe(`/blog-details/${ids.post}`);
    const fresh = await pathOf('/blogs', { ...sampleOf(blogPosts), title: 'Fresh', image: null });
    // Its ending is made anew when it is saved.
    expect(fresh).toBe('/blog-details/fresh-…');
    expect(await pathOf('/blogs/banner')).toBe('/about-us');
    const muscat = { ...sampleOf(locations), location: 'Muscat' };
    expect(await pathOf(`/local-seo/${ids.place}`, muscat)).toBe('/localseo/muscat');
    const main = `/services/services/${ids.main}`;
    expect(await pathOf(main, { ...service, title: 'Fine Craft' })).toBe('/services/fine-craft');
    expect(await pathOf(`${main}/banner`)).toBe('/services/design');
    expect(await pathOf(`${main}/primary-services`)).toBe('/services/design');
    const primary = `${main}/primary-services/${ids.primary}`;
    expect(await pathOf(primary)).toBe('/services/design/ux');
    expect(await pathOf(`${primary}/secondary-services`, service)).toBe('/services/design/ux');
    expect(await pathOf('/about/features')).toBe('/about-us');
    expect((await preview({ language: 'ar' })).path).toBe('/ar/about-us');
    expect((await preview({ language: 'ar', shownAt: '/' })).path).toBe('/ar');
  });

  test('says what is wrong with what was typed, and takes a failure back too', async () => {
    const before = await everything();
    const drafts = [{ address: '/about/banner', values: { ...banner, heading: ' ' } }];
    await expect(preview({ drafts })).rejects.toThrow('Heading is required');
    const unknown = [{ address: '/admin/leads', values: {} }];
    await expect(preview({ drafts: unknown })).rejects.toThrow('Not found');
    await expect(preview({ shownAt: '/contact-us' })).rejects.toThrow('Failed to show the preview');
    expect(await everything()).toEqual(before);
    expect(await told({})).toMatchObject({ path: '/about-us' });
  });

  test('is seen by nobody else while it is made', async () => {
    let seen: Promise<{ banner: { heading: string } }> | undefined;
    meanwhile = async () => {
      seen = app.get('/api/about?limit=1').then((reply) => reply.json());
    };
    const drafts = [{ address: '/about/banner', values: { ...banner, heading: 'Secret' } }];
    expect((await told({ drafts })).about.banner.heading).toBe('Secret');
    meanwhile = undefined;
    expect((await seen)?.banner.heading).toBe('Stored heading');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

/** What is special about single kinds. */
describe.each(engines)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  const service = (title: string) =>
    app.admin('POST', '/services/services', { title, description: `About ${title}` });

  test('cards sent with the strategy are its whole list; left out, they stay', async () => {
    const first = await app.admin('PUT', '/about/strategy', {
      text: 'Main',
      cards: [
        { heading: 'A', text: '1', ar: { heading: 'أ' } },
        { heading: 'B', text: '2' },
      ],
    });
    const [a, b] = first.body.cards;
    const second = await app.admin('PUT', '/about/strategy', {
      text: 'Main',
      cards: [
        { heading: 'C', text: '3' },
        { _id: a._id, heading: 'A', text: 'changed' },
      ],
    });
    expect(second.body.cards).toMatchObject([
      { heading: 'C' },
      { _id: a._id, heading: 'A', text: 'changed', ar: { heading: 'أ' } },
    ]);
    await app.admin('PUT', '/about/strategy', { text: 'Other' });
    const { strategy } = (await app.call('GET', '/about')).body;
    expect(strategy).toMatchObject({ text: 'Other', cards: [{ heading: 'C' }, { _id: a._id }] });
    const gone = `/about/strategy/cards/${b._id}`;
    expect((await app.admin('GET', `${gone}/history`)).body).toMatchObject([{ version: 1 }]);
  });

  test('a block that holds cards shows as soon as it has one', async () => {
    expect((await app.call('GET', '/services')).body.expertAt).toBeNull();
    const added = await app.admin('POST', '/services/expert-at/cards', {
      title: 'Type',
      details: 'Two scripts',
    });
    expect(added.status).toBe(201);
    expect((await app.call('GET', '/services')).body.expertAt).toMatchObject({
      title: '',
      image: null,
      version: 0,
      cards: [{ title: 'Type', details: 'Two scripts' }],
    });
  });

  test('contact information is merged field by field, and a field can be cleared', async () => {
    await app.admin('PUT', '/contact/info', {
      tagline: 'Hello',
      phone1: '1',
      ar: { tagline: 'مرحبا' },
    });
    await app.admin('PUT', '/contact/info', { phone2: '2', phone1: '' });
    const merged = (await app.call('GET', '/contact')).body.contact;
    expect(merged).toMatchObject({
      tagline: 'Hello',
      phone1: '1',
      phone2: '2',
      email1: '',
      ar: { tagline: 'مرحبا' },
    });
    const cleared = await app.admin('DELETE', '/contact/info/field', { field: 'tagline' });
    expect(cleared).toMatchObject({ status: 200, body: { tagline: '', phone1: '1' } });
    expect(cleared.body.ar?.tagline).toBeUndefined();
    expect((await app.call('GET', '/contact?lang=ar')).body.contact.tagline).toBe('');
  });

  test('blogs: newest first, four summaries, a blank date is today, Admin by default', async () => {
    const image = '/uploads/a.png';
    const description = { mainPara: 'word '.repeat(100), subHeading: [] };
    for (const [title, date] of [
      ['Old', '2020-01-01'],
      ['New', '2024-01-01'],
      ['Middle', '2022-01-01'],
      ['Middle too', '2022-01-01T10:00:00Z'],
      ['Today', ''],
    ]) {
      const { status } = await app.admin('POST', '/blogs', { title, date, image, description });
      expect(status).toBe(201);
    }
    const { blogs, banner } = (await app.call('GET', '/blogs')).body;
    const titles = blogs.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(['Today', 'New', 'Middle too', 'Middle', 'Old']);
    expect(banner).toBeNull();
    expect(blogs[0]).toMatchObject({
      date: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(),
      author: 'Admin',
      _id: expect.stringMatching(/^today-/),
    });
    const latest = await app.call('GET', '/blogs/latest');
    expect(latest.body).toHaveLength(4);
    expect(Object.keys(latest.body[0]).toSorted()).toEqual(
      ['_id', 'author', 'createdAt', 'date', 'description', 'image', 'title'].toSorted(),
    );
    expect(latest.body[0].description.mainHeading.length).toBeLessThan(230);
    const page = await app.call('GET', '/blogs?page=2&limit=2');
    expect(page.body).toMatchObject({
      total: 5,
      blogs: [{ title: 'Middle too' }, { title: 'Middle' }],
    });
    const found = await app.admin('GET', '/blogs?search=middle&sort=-title');
    expect(found.body).toMatchObject({
      total: 2,
      blogs: [{ title: 'Middle too' }, { title: 'Middle' }],
    });
    expect((await app.call('GET', '/blogs?limit=0')).status).toBe(400);
    expect((await app.call('GET', '/blogs?lang=fr')).status).toBe(400);
    const moved = await app.admin('PUT', `/blogs/${blogs[4]._id}`, {
      ...blogs[4],
      date: '2030-01-01',
    });
    expect(moved.status).toBe(200);
    expect((await app.call('GET', '/blogs')).body.blogs[0].title).toBe('Old');
  });

  test('locations: by name or slug, only active ones in public, old addresses lead on', async () => {
    const body = {
      location: 'Abu Dhabi',
      title: 'T',
      description: 'D',
      fact: { title: 'F', stats: ['S'] },
      benefits: { title: 'B', items: [{ title: 'I', description: 'D' }] },
      conclusion: 'C',
      cta: 'A',
    };
    const { body: entry } = await app.admin('POST', '/local-seo', body);
    expect(entry).toMatchObject({ isActive: true, image: null });
    for (const name of ['Abu Dhabi', 'abu-dhabi', 'ABU-DHABI', 'abu.dhabi']) {
      const path = `/local-seo/location/${encodeURIComponent(name)}`;
      expect((await app.call('GET', path)).body._id).toBe(entry._id);
    }
    expect(
      (await app.admin('POST', '/local-seo', { ...body, location: 'abu  dhabi' })).status,
    ).toBe(409);
    await app.admin('PUT', `/local-seo/${entry._id}`, { ...body, location: 'The Capital' });
    expect((await app.call('GET', '/local-seo/location/abu-dhabi')).body.location).toBe(
      'The Capital',
    );
    const taken = await app.admin('POST', '/local-seo', { ...body, isActive: false });
    expect(taken.status).toBe(201);
    expect((await app.call('GET', '/local-seo/location/abu-dhabi')).status).toBe(404);
    const listed = await app.call('GET', '/local-seo');
    expect(listed.body).toMatchObject({ success: true, data: [{ _id: entry._id }] });
    expect(listed.body.data).toHaveLength(1);
    expect((await app.admin('GET', '/local-seo')).body.data).toHaveLength(2);
    const admin = `/local-seo/admin/${taken.body._id}`;
    expect((await app.admin('GET', admin)).body.isActive).toBe(false);
    expect((await app.call('GET', admin)).status).toBe(401);
    expect((await app.call('GET', `/local-seo/${taken.body._id}`)).status).toBe(404);
  });

  test('services: slugs of siblings differ, and a deleted tree comes back whole', async () => {
    const seo = await service('Search Engine Optimization (SEO)');
    expect((await service('Search Engine Optimization')).status).toBe(409);
    expect((await service('???')).status).toBe(400);
    const base = `/services/services/${seo.body._id}`;
    await app.admin('PUT', `${base}/banner`, { heading: 'H', detail: 'D' });
    await app.admin('POST', `${base}/design-process/cards`, {
      heading: 'H',
      bullets: [' a ', ' ', 'b'],
    });
    const primary = await app.admin('POST', `${base}/primary-services`, {
      title: 'P',
      description: 'D',
    });
    const inner = `${base}/primary-services/${primary.body._id}/secondary-services`;
    await app.admin('POST', inner, { title: 'S', description: 'D' });
    const before = (await app.call('GET', `${base}`)).body;
    expect(before).toMatchObject({
      banner: { heading: 'H' },
      designProcess: { heading: '', cards: [{ bullets: ['a', 'b'] }] },
      primaryServices: [{ title: 'P', secondaryServices: [{ title: 'S' }] }],
    });
    await app.admin('DELETE', base);
    expect((await app.admin('POST', inner, { title: 'T', description: 'D' })).status).toBe(404);
    const restored = await app.admin('POST', `${base}/history/1/restore`);
    const withoutVersions = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, inside) => (key === 'version' ? undefined : inside)));
    expect(withoutVersions(restored.body)).toEqual(withoutVersions(before));
    const other = await service('Another');
    const foreign = `/services/services/${other.body._id}/primary-services/${primary.body._id}`;
    expect((await app.admin('PUT', foreign, { title: 'P', description: 'D' })).status).toBe(404);
  });

  test('the menu is made from the services, in both languages', async () => {
    const group = await app.admin('POST', '/services/services', {
      title: 'Design & UX',
      description: 'D',
      featuredArticles: ['One'],
      ar: { title: 'التصميم' },
    });
    const base = `/services/services/${group.body._id}/primary-services`;
    const category = await app.admin('POST', base, {
      title: 'ASP.NET Development',
      description: 'D',
    });
    for (const title of ['A', 'B', 'C']) {
      await app.admin('POST', `${base}/${category.body._id}/secondary-services`, {
        title,
        description: 'D',
      });
    }
    const { body } = await app.call('GET', '/services/navbar?lang=ar');
    const categories = {
      'ASP.NET Development': {
        route: '/design-&-ux/asp-net-development',
        column1: ['A', 'B'],
        column2: ['C'],
      },
    };
    const route = '/design-&-ux';
    // Beside what is specified: the third group of the list stands in the third colours.
    const menu = { route, colour: 'pair3', categories, featuredArticles: ['One'] };
    expect(body.English['Design & UX']).toEqual(menu);
    expect(body.Arabic.التصميم).toEqual(menu);

    const description = { mainPara: 'P', subHeading: [] };
    const post = { title: 'Two', date: '', image: '/uploads/a.png', description };
    const two = await app.admin('POST', '/blogs', { ...post, ar: { title: 'اثنان' } });
    await app.admin('PUT', `/services/services/${group.body._id}`, {
      title: 'Design & UX',
      description: 'D',
      featuredArticles: ['One\0', 'Two'],
      ar: { title: 'التصميم', featuredArticles: ['', 'اثنان'] },
    });
    const after = (await app.call('GET', '/services/navbar')).body;
    expect(after.English['Design & UX']).toMatchObject({
      featuredArticles: ['One\0', 'Two'],
      featuredPosts: { Two: two.body._id },
    });
    expect(after.Arabic.التصميم.featuredPosts).toEqual({ اثنان: two.body._id });
    await app.admin('PUT', `/blogs/${two.body._id}`, { ...post, title: 'Renamed', ar: null });
    const renamed = (await app.call('GET', '/services/navbar')).body;
    expect(renamed.English['Design & UX']).not.toHaveProperty('featuredPosts');
  });

  test('a page of one block answers with blanks until it is saved', async () => {
    const blank = await app.call('GET', '/seo/page/home');
    expect(blank).toMatchObject({ status: 200, body: { title: '', description: '', version: 0 } });
    const saved = await app.admin('PUT', '/seo/admin/page/home', {
      title: 'T',
      description: 'D',
      version: 0,
    });
    expect(saved.body).toMatchObject({ title: 'T', version: 1 });
    expect((await app.call('GET', '/settings')).body).toMatchObject({
      agencyName: '',
      clientLogos: [],
    });
    expect((await app.call('GET', '/seo/page/nowhere')).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestApp, type TestApp } from '../support/app.ts';

type Method = 'POST' | 'PUT' | 'DELETE';

const location = {
  location: 'Dubai',
  title: 'Web design in Dubai',
  description: 'About the place',
  fact: { title: 'Facts', stats: ['One', 'Two'] },
  benefits: { title: 'Benefits', items: [{ title: 'Near', description: 'We are there' }] },
  conclusion: 'So',
  cta: 'Call us',
};
const stats = { mainHead: 'Work', text: 'Text', years: 12, brands: 30, clients: 40, rating: 4.7 };
const card = {
  title: 'Card',
  description: 'Text',
  timeline: 8,
  satisfaction: 98,
  growth: '40%',
  image: '/uploads/a.png',
};
const post = {
  title: 'Post',
  description: { mainPara: 'Text', subHeading: [] },
  date: '2026-01-02',
  image: '/uploads/a.png',
};

/** What is sent, what is answered: the texts of the specification, by hand. */
const refusals: [Method, string, unknown, number, string, string?][] = [
  ['POST', '/local-seo', { ...location, cta: ' ' }, 400, 'Please fill in all required fields'],
  [
    'POST',
    '/local-seo',
    { ...location, fact: { title: 'Facts', stats: [] } },
    400,
    'Please add a fact title and at least one stat',
  ],
  [
    'POST',
    '/local-seo',
    { ...location, fact: { title: 'Facts', stats: ['One', ''] } },
    400,
    'Please fill in all fact stats',
  ],
  [
    'POST',
    '/local-seo',
    { ...location, benefits: { title: '', items: [] } },
    400,
    'Please add a benefits title and at least one benefit item',
  ],
  [
    'POST',
    '/local-seo',
    { ...location, benefits: { title: 'Benefits', items: [{ title: 'Near' }] } },
    400,
    'Please fill in all benefit item titles and descriptions',
  ],
  [
    'POST',
    '/local-seo',
    { ...location, title: '', fact: {}, benefits: {} },
    400,
    'Please fill in all required fields',
  ],
  ['PUT', '/contact/info', { phone1: ' ', email1: '' }, 400, 'Please fill at least one field'],
  [
    'PUT',
    '/our-work/stats',
    { ...stats, rating: 5.1 },
    400,
    'Rating must be a number from 0 to 5',
    'rating',
  ],
  [
    'PUT',
    '/our-work/stats',
    { ...stats, rating: 4.75 },
    400,
    'Rating must be in steps of 0.1',
    'rating',
  ],
  [
    'PUT',
    '/our-work/stats',
    { ...stats, years: 'many' },
    400,
    'Years must be a number from 0 to 1000000000',
    'years',
  ],
  [
    'PUT',
    '/our-work/stats',
    { ...stats, years: '' },
    400,
    'Years must be a number from 0 to 1000000000',
    'years',
  ],
  [
    'POST',
    '/our-work/work/cards',
    { ...card, timeline: 0 },
    400,
    'Timeline must be a number from 1 to 120',
    'timeline',
  ],
  [
    'POST',
    '/our-work/work/cards',
    { ...card, timeline: 121 },
    400,
    'Timeline must be a number from 1 to 120',
    'timeline',
  ],
  [
    'POST',
    '/our-work/work/cards',
    { ...card, timeline: 1.5 },
    400,
    'Timeline must be a whole number',
    'timeline',
  ],
  [
    'POST',
    '/our-work/work/cards',
    { ...card, timelineUnit: 'days' },
    400,
    'Timeline unit must be one of weeks, months',
    'timelineUnit',
  ],
  [
    'POST',
    '/our-work/work/cards',
    { ...card, satisfaction: 101 },
    400,
    'Satisfaction percent must be a number from 0 to 100',
    'satisfaction',
  ],
  [
    'POST',
    '/our-work/work/cards',
    { ...card, image: undefined },
    400,
    'Image is required',
    'image',
  ],
  [
    'POST',
    '/our-work/work/cards',
    { ...card, image: 'javascript:alert(1)' },
    400,
    'Please select a valid image file (jpg, jpeg, png, gif, webp)',
    'image',
  ],
  [
    'POST',
    '/our-work/testimonials',
    { stars: 6, text: 'T', name: 'N', designation: 'D', image: '/uploads/a.png' },
    400,
    'Stars must be a number from 0 to 5',
    'stars',
  ],
  ['POST', '/blogs', { ...post, title: '' }, 400, 'Title is required', 'title'],
  [
    'POST',
    '/blogs',
    { ...post, description: 'plain' },
    400,
    'Description is required',
    'description',
  ],
  ['POST', '/blogs', { ...post, date: 'tomorrow' }, 400, 'Date must be a date', 'date'],
  ['POST', '/blogs', { ...post, image: null }, 400, 'Image is required', 'image'],
  ['PUT', '/blogs/banner', { heading: 'H', text: 'T' }, 400, 'Image is required', 'image'],
  ['PUT', '/our-work/banner', { heading: 'H', text: 'T' }, 400, 'Image is required', 'image'],
  ['PUT', '/contact/banner', { heading: 'H', text: 'T' }, 400, 'Image is required', 'image'],
  ['POST', '/services/projects', { detail: 'D' }, 400, 'Image is required', 'image'],
  [
    'PUT',
    '/seo/admin/page/blogs',
    { title: 'x'.repeat(61), description: '' },
    400,
    'Page title must be at most 60 characters',
    'title',
  ],
  [
    'PUT',
    '/seo/admin/page/services',
    { title: '', description: 'x'.repeat(161) },
    400,
    'Meta description must be at most 160 characters',
    'description',
  ],
  [
    'PUT',
    '/seo/admin/page/home',
    { title: '', description: 'D' },
    400,
    'Page title is required',
    'title',
  ],
  [
    'PUT',
    '/about/strategy',
    { text: 'T', cards: [{ heading: 'H' }] },
    400,
    'Text is required',
    'cards.0.text',
  ],
  ['PUT', '/about/strategy', { text: 'T', cards: 'all' }, 400, 'cards must be a list'],
  ['PUT', '/home/faq/order', { ids: 'all' }, 400, 'ids must be a list of ids', 'ids'],
  [
    'DELETE',
    '/contact/info/field',
    { field: 'password' },
    400,
    'field must be one of tagline, phone1, phone2, email1, email2, location',
    'field',
  ],
  ['PUT', '/seo/admin/page/nowhere', { title: 'T', description: 'D' }, 404, 'Not found'],
  ['PUT', '/home/faq/none', { question: 'Q', answer: 'A' }, 404, 'FAQ item not found'],
  ['DELETE', '/blogs/banner', undefined, 404, 'Banner not found'],
];

describe.each(engines)('on %s', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(engine);
  });
  afterAll(() => app.close());

  test.each(refusals)('%s %s %j: %i %s', async (method, path, body, status, text, field) => {
    const reply = await app.admin(method, path, body);
    expect(reply).toMatchObject({ status, body: { error: text, message: text } });
    if (field) expect(reply.body.fields).toMatchObject({ [field]: text });
  });

  test('nothing of what was refused is stored', async () => {
    for (const path of ['/home', '/blogs', '/our-work', '/contact', '/local-seo', '/about']) {
      const { body } = await app.call('GET', path);
      // What is built in has no version.
      const withoutBuiltIn = (_: string, value: unknown) =>
        (value as { version?: number } | null)?.version === 0 ? null : value;
      const stored = JSON.stringify(body, withoutBuiltIn).replaceAll(
        /null|\[\]|"\w+":|success|true|[{},]/g,
        '',
      );
      expect([path, stored]).toEqual([path, '']);
    }
  });

  test('a body that is no JSON object is refused', async () => {
    for (const [payload, type, status] of [
      ['{"question":', 'application/json', 400],
      ['[]', 'application/json', 400],
      ['question=Q', 'application/x-www-form-urlencoded', 415],
      ['hello', 'text/plain', 415],
    ] as const) {
      const reply = await app.http.inject({
        method: 'POST',
        url: '/api/home/faq',
        headers: { authorization: `Bearer ${app.token}`, 'content-type': type },
        payload,
      });
      expect(reply.statusCode).toBe(status);
      expect(reply.json().error).toBe(reply.json().message);
    }
  });

  test('unknown paths and records under /api are JSON', async () => {
    for (const path of [
      '/nothing',
      '/blogs/unknown',
      '/home/faq/%00',
      '/local-seo/location/Atlantis',
    ]) {
      const reply = await app.call('GET', path);
      expect(reply.status).toBe(404);
      expect(reply.body.error).toBe(reply.body.message);
    }
    expect((await app.call('GET', '/blogs/%E0%A4%A')).body).toMatchObject({
      error: 'Invalid request',
    });
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListKey, PageKey, RecordKind } from '../../src/model/contracts/content-reader.ts';
import { languages } from '../../src/model/language.ts';
import { pages } from '../../src/model/pages/index.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { type DemoApp, openDemoApp } from './demo-app.ts';

let app: DemoApp;
beforeAll(async () => {
  app = await openDemoApp();
});
afterAll(() => app.close());

const readings = [
  { query: '', reads: () => app.reader },
  ...languages.map((language) => ({
    query: `lang=${language}`,
    reads: () => app.reader.in(language),
  })),
];

async function answered(path: string) {
  const reply = await app.get(`/api${path}`);
  expect([path, reply.statusCode]).toEqual([path, 200]);
  return reply.json();
}

/** Without what JSON does not carry. */
const asSent = async (read: Promise<unknown>) => JSON.parse(JSON.stringify(await read));

test('pages read what the API answers: each page of the content, with a part of a long list', async () => {
  for (const { query, reads } of readings) {
    for (const { key, path, root } of pages) {
      expect(await asSent(reads().page(key as PageKey))).toEqual(
        await answered(`${path}?${query}`),
      );
      const isLong = Object.values(root.children).some(
        (node) => 'path' in node && node.path === '',
      );
      if (!isLong) continue;
      const part = reads().list(key as ListKey, { limit: 3, page: 2 });
      expect(await asSent(part)).toEqual(await answered(`${path}?limit=3&page=2&${query}`));
    }
  }
});

test('pages read what the API answers: records, with what they hold', async () => {
  const kinds = pages.flatMap(placesOf).filter(({ node, owner }) => 'publicPage' in node && !owner);
  expect(kinds).not.toEqual([]);
  for (const { kind, path } of kinds) {
    const { id } = await app.db
      .selectFrom('document')
      .select('id')
      .where('kind', '=', kind)
      .where('hidden', '=', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const { query, reads } of readings) {
      const record = reads().record(kind as RecordKind, id);
      expect(await asSent(record)).toEqual(await answered(`${path}/${id}?${query}`));
    }
  }
});

test('pages read what the API answers: the reads by name', async () => {
  for (const { query, reads } of readings) {
    const { latestPosts, servicesMenu, contactDetails, homeExamples, wording } = reads();
    for (const [path, read] of [
      ['/blogs/latest', latestPosts],
      ['/services/navbar', servicesMenu],
      ['/contact/details', contactDetails],
      ['/home/examples', homeExamples],
      ['/wording', wording],
    ] as const) {
      expect(await asSent(read())).toEqual(await answered(`${path}?${query}`));
    }
  }
});

test('pages read what visitors may see', async () => {
  const kind = 'local-seo.data';
  const [first] = (await app.reader.list('local-seo', { limit: 1 })).data;
  const { _id: id, image: _, ...city } = first ?? ({} as never);
  await app.save('PUT', `/local-seo/${id}`, { ...city, isActive: false });
  await expect(app.reader.record(kind, id)).rejects.toMatchObject({ status: 404 });
  const { data } = await app.reader.page('local-seo');
  expect(data.length).toBeGreaterThan(0);
  expect(data.map(({ _id }) => _id)).not.toContain(id);
});

test('what is not declared cannot be asked for', () => {
  const undeclared = [
    // @ts-expect-error: there is no such page.
    () => app.reader.page('nonsense'),
    // @ts-expect-error: its lists are always whole.
    () => app.reader.list('home', { limit: 1 }),
    // @ts-expect-error: it is a single record.
    () => app.reader.record('home.hero', 'an id'),
    // @ts-expect-error: posts are found by their ids and have no slugs.
    async () => (await app.reader.record('blogs.blogs', 'an id')).slug,
    // @ts-expect-error: an answer in one language has no Arabic beside it.
    async () => (await app.reader.in('en').page('settings')).ar,
  ];
  expect(undeclared).toHaveLength(5);
});

test('an answer is remembered until a save changes something that it was made from', async () => {
  const { page, single } = app.reader.in('en');
  const [about, settings] = [await page('about'), await page('settings')];
  expect(await page('about')).toBe(about);
  expect(await app.reader.in('ar').page('about')).not.toBe(about);
  const { headings } = about;
  await app.save('PUT', '/about/headings', { ...headings, closing: 'Said anew' });
  expect((await page('about')).headings.closing).toBe('Said anew');
  expect((await single('about.headings')).closing).toBe('Said anew');
  expect(await page('settings')).toBe(settings);
});

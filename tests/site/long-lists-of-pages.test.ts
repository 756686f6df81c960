import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everythingInUse } from '../../src/model/in-use.ts';
import { contentPages } from '../../src/model/pages/index.ts';
import type { Page } from '../../src/model/vocabulary/nodes.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { publicPlaces } from '../../src/server/site/public-records.ts';
import { longLists } from '../../src/server/site/sitemap-pages.ts';
import { type DemoApp, openDemoApp } from './demo-app.ts';
import { linksIn, missing, shapeOf, shownRecords } from './shown-records.ts';

let app: DemoApp;
beforeAll(async () => {
  app = await openDemoApp();
});
afterAll(() => app.close());

const { currencies: _, ...everything } = everythingInUse;

describe('a list that can be long', () => {
  const lists = longLists.map(({ kind }) => kind);

  // What is read of such a page without a number ends with the first 500.
  test('is each that stands at the address of its page', () => {
    const kinds = Object.values<Page>(contentPages)
      .flatMap(placesOf)
      .filter(({ node, path, page }) => node.type === 'collection' && path === page.path)
      .map(({ kind }) => kind);
    expect(lists.toSorted()).toEqual(kinds.toSorted());
  });

  test.each(lists)('of %s is linked whole from its page', async (kind) => {
    await addCopies(kind, 520);
    const { page, node } = publicPlaces.get(kind) ?? missing(kind);
    const isRecord = shapeOf(node.publicPage?.path ?? '');
    const { http } = await app.startAnother();
    const linked = new Set<string>();
    const parts = new Set([page.publicPath ?? '']);
    for (const part of parts) {
      for (const link of linksIn((await http.inject({ url: part })).body)) {
        if (isRecord.test(link)) linked.add(link);
        else if (link.startsWith(`${page.publicPath}/`)) parts.add(link);
      }
    }
    await http.close();
    const all = (await shownRecords(app)).filter((record) => record.kind === kind);
    expect(all.length).toBeGreaterThan(520);
    expect(all.filter(({ path }) => !linked.has(path)).length).toBe(0);
  });

  test('is whole in the sitemap when that is in parts', async () => {
    for (const kind of lists) await addCopies(kind, 2500 / lists.length);
    await app.save('PUT', '/site/in-use', everything);
    expect((await app.get('/sitemap.xml')).body).toContain('<sitemapindex');
    const named = new Set(await app.sitemapPaths());
    const all = await shownRecords(app);
    expect(all.length).toBeGreaterThan(2500);
    expect(all.filter(({ path }) => !named.has(path)).length).toBe(0);
  });
});

/** More records like the first of a kind, with shorter texts; what is in memory knows none of them. */
async function addCopies(kind: string, howMany: number): Promise<void> {
  const first = await app.db
    .selectFrom('document')
    .selectAll()
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirstOrThrow();
  const body = JSON.stringify(JSON.parse(first.body), (_, value) =>
    typeof value === 'string' && !value.startsWith('/') ? value.slice(0, 30) : value,
  );
  const copies = Array.from({ length: howMany }, (_, at) => ({
    ...first,
    id: `${first.id}-${howMany}-${at}`,
    slug: first.slug && `${first.slug}-${howMany}-${at}`,
    alias: null,
    body,
  }));
  for (let at = 0; at < howMany; at += 100) {
    await app.db
      .insertInto('document')
      .values(copies.slice(at, at + 100))
      .execute();
  }
}

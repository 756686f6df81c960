import { setImmediate as aMoment } from 'node:timers/promises';
import { sql } from 'kysely';
import { blogs } from '../../model/pages/blogs/index.ts';
import { localSeo } from '../../model/pages/local-seo/index.ts';
import { services } from '../../model/pages/services/index.ts';
import { placesOf } from '../../model/vocabulary/tree.ts';
import { type Row, storedOf } from '../content/show-record.ts';
import type { ContentReader } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';
import { fixedPages } from './fixed-pages.ts';
import { describedInArabic, fixedPageInArabic, postInArabic } from './has-arabic.ts';

export interface SitemapPage {
  /** Its English path. */
  path: string;
  changed: string | undefined;
  inArabic: boolean;
}

/** The lists that can be long, each with an address per record. */
export const longLists = {
  locations: {
    kind: `${localSeo.key}.data`,
    pathOf: ({ slug }: Row) => `/localseo/${slug}`,
    inArabic: describedInArabic,
  },
  posts: {
    kind: `${blogs.key}.blogs`,
    pathOf: ({ id }: Row) => `/blog-details/${id}`,
    inArabic: postInArabic,
  },
};
export type LongList = keyof typeof longLists;

/** Bodies are large and the embedded database answers at once: a few at a time, others in between. */
const batch = 100;

export async function idsOf(db: Database, list: LongList): Promise<string[]> {
  const ids: string[] = [];
  for (let found = [''], more = true; more; ) {
    const rows = await db
      .selectFrom('document')
      .select('id')
      .where('id', '>', found.at(-1) ?? '')
      // Joined to nothing, so that no engine takes the index of kinds and sorts all of it each time.
      .where(sql<string>`kind || ''`, '=', longLists[list].kind)
      .where('hidden', '=', 0)
      .orderBy('id')
      .limit(batch * 5)
      .execute();
    found = rows.map(({ id }) => id);
    ids.push(...found);
    more = rows.length === batch * 5;
    await aMoment();
  }
  return ids;
}

export async function listedPages(
  db: Database,
  list: LongList,
  ids: string[],
): Promise<SitemapPage[]> {
  const { pathOf, inArabic } = longLists[list];
  const pages: SitemapPage[] = [];
  for (let start = 0; start < ids.length; start += batch) {
    const rows = await db
      .selectFrom('document')
      .selectAll()
      .where('id', 'in', ids.slice(start, start + batch))
      .orderBy('id')
      .execute();
    for (const row of rows) {
      const changed = row.updated_at;
      pages.push({ path: pathOf(row), changed, inArabic: inArabic(storedOf(row)) });
    }
    await aMoment();
  }
  return pages;
}

/** The pages that are always few: the fixed ones and the services. */
export async function fewPages(db: Database, reader: ContentReader): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (const page of fixedPages) {
    const kinds = [...page.kinds, ...(page.seo ? [`seo.${page.seo}`] : [])];
    const changed = await latestChange(db, kinds);
    pages.push({ path: page.path, changed, inArabic: await fixedPageInArabic(page, reader) });
  }
  return [...pages, ...(await servicePages(db))];
}

async function latestChange(db: Database, kinds: string[]): Promise<string | undefined> {
  const long = Object.entries(longLists).filter(([, { kind }]) => kinds.includes(kind));
  const others = kinds.filter((kind) => long.every(([, list]) => list.kind !== kind));
  const moments = others.length > 0 ? [await maximum(db, 'kind', others)] : [];
  for (const [list] of long) {
    const ids = await idsOf(db, list as LongList);
    for (let start = 0; start < ids.length; start += batch) {
      moments.push(await maximum(db, 'id', ids.slice(start, start + batch)));
      await aMoment();
    }
  }
  return latest(moments);
}

async function maximum(db: Database, column: 'id' | 'kind', values: string[]) {
  const row = await db
    .selectFrom('document')
    .select(({ fn }) => fn.max('updated_at').as('changed'))
    .where(column, 'in', values)
    .where('hidden', '=', 0)
    .executeTakeFirst();
  return row?.changed ?? undefined;
}

/** A service has changed when anything that its page shows has. */
async function servicePages(db: Database): Promise<SitemapPage[]> {
  const [main, ...below] = placesOf(services)
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('services.services')) as [string, ...string[]];
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('kind', 'in', [main, ...below])
    .orderBy('position')
    .execute();
  const held = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const pageOf = (row: Row, path: string): SitemapPage => ({
    path,
    changed: latest([row, ...(held.get(row.id) ?? [])].map(({ updated_at }) => updated_at)),
    inArabic: describedInArabic(storedOf(row)),
  });
  return rows
    .filter(({ kind }) => kind === main)
    .flatMap((service) => {
      const path = `/services/${service.slug}`;
      const primary = (held.get(service.id) ?? []).filter(({ slug }) => slug !== null);
      return [
        pageOf(service, path),
        ...primary.map((each) => pageOf(each, `${path}/${each.slug}`)),
      ];
    });
}

const latest = (moments: (string | undefined)[]) =>
  moments
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);

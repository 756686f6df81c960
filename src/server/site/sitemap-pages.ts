import { setImmediate as aMoment } from 'node:timers/promises';
import { blogs } from '../../model/pages/blogs/index.ts';
import { localSeo } from '../../model/pages/local-seo/index.ts';
import { services } from '../../model/pages/services/index.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import { publicPathOf } from '../content/find-record.ts';
import type { Row } from '../content/show-record.ts';
import type { ContentReader } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';
import { fixedPages } from './fixed-pages.ts';
import { fixedPageInArabic, recordInArabic } from './has-arabic.ts';
import { publicPlaces } from './public-records.ts';

export interface SitemapPage {
  /** Its English path. */
  path: string;
  changed: string | undefined;
  inArabic: boolean;
}

/** The lists that can be long, each with an address per record. */
export const longLists = {
  locations: `${localSeo.key}.data`,
  posts: `${blogs.key}.blogs`,
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
      .where('kind', '=', longLists[list])
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
  const place = placeOf(longLists[list]);
  const pages: SitemapPage[] = [];
  for (let start = 0; start < ids.length; start += batch) {
    const rows = await db
      .selectFrom('document')
      .selectAll()
      .where('id', 'in', ids.slice(start, start + batch))
      .orderBy('id')
      .execute();
    pages.push(...rows.map((row) => pageOf(place, [row], row.updated_at)));
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
  const long = Object.entries(longLists).filter(([, kind]) => kinds.includes(kind));
  const others = kinds.filter((kind) => long.every(([, each]) => each !== kind));
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
  const main = `${services.key}.services`;
  const below = placesOf(services)
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith(`${main}.`));
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('kind', 'in', [main, ...below])
    .orderBy('position')
    .execute();
  const held = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const pagesFrom = (around: Row[], row: Row): SitemapPage[] => {
    const inside = held.get(row.id) ?? [];
    const changed = latest([row, ...inside].map(({ updated_at }) => updated_at));
    const down = [...around, row];
    const own = pageOf(placeOf(row.kind), down, changed);
    return [own, ...inside.filter(hasPage).flatMap((each) => pagesFrom(down, each))];
  };
  return (held.get(null) ?? []).flatMap((service) => pagesFrom([], service));
}

const hasPage = ({ kind }: Row) => publicPlaces.has(kind);
const placeOf = (kind: string) => publicPlaces.get(kind) as Place<Collection>;

const pageOf = (
  place: Place<Collection>,
  rows: Row[],
  changed: string | undefined,
): SitemapPage => ({
  path: publicPathOf(place, rows),
  changed,
  inArabic: recordInArabic({ place, row: rows.at(-1) as Row }),
});

const latest = (moments: (string | undefined)[]) =>
  moments
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);

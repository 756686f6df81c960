import { setImmediate as aMoment } from 'node:timers/promises';
import { blogs } from '../../model/pages/blogs/index.ts';
import { localSeo } from '../../model/pages/local-seo/index.ts';
import { services } from '../../model/pages/services/index.ts';
import { placesOf } from '../../model/vocabulary/tree.ts';
import type { Row } from '../content/show-record.ts';
import type { ContentReader } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';
import { fixedPages } from './fixed-pages.ts';
import { fixedPageInArabic } from './has-arabic.ts';

export interface SitemapPage {
  /** Its English path. */
  path: string;
  changed: string | undefined;
  inArabic: boolean;
}

type Addressed = Pick<Row, 'id' | 'slug'>;

/** The lists that can be long, each with an address per record. */
export const longLists = {
  locations: {
    kind: `${localSeo.key}.data`,
    pathOf: ({ slug }: Addressed) => `/localseo/${slug}`,
  },
  posts: {
    kind: `${blogs.key}.blogs`,
    pathOf: ({ id }: Addressed) => `/blog-details/${id}`,
  },
};
export type LongList = keyof typeof longLists;

export async function countListed(db: Database, list: LongList): Promise<number> {
  const { total } = await recordsOf(db, [longLists[list].kind])
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The embedded database answers at once: a few at a time, others in between. */
const batch = 100;

/** The pages of a part of a list; an index has all that is said of them. */
export async function listedPages(
  db: Database,
  list: LongList,
  { start, limit }: { start: number; limit: number },
): Promise<SitemapPage[]> {
  const { kind, pathOf } = longLists[list];
  const pages: SitemapPage[] = [];
  while (pages.length < limit) {
    const rows = await recordsOf(db, [kind])
      .select(['id', 'slug', 'updated_at', 'in_arabic'])
      .orderBy('id')
      .limit(Math.min(batch, limit - pages.length))
      .offset(start + pages.length)
      .execute();
    for (const row of rows) {
      const { updated_at: changed, in_arabic } = row;
      pages.push({ path: pathOf(row), changed, inArabic: in_arabic === 1 });
    }
    if (rows.length < batch) break;
    await aMoment();
  }
  return pages;
}

const recordsOf = (db: Database, kinds: string[]) =>
  db.selectFrom('document').where('kind', 'in', kinds).where('hidden', '=', 0);

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
  if (kinds.length === 0) return undefined;
  const row = await recordsOf(db, kinds)
    .select(({ fn }) => fn.max('updated_at').as('changed'))
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
    .select(['id', 'kind', 'parent_id', 'slug', 'updated_at', 'in_arabic'])
    .where('kind', 'in', [main, ...below])
    .orderBy('position')
    .execute();
  const held = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const pageOf = (row: (typeof rows)[number], path: string): SitemapPage => ({
    path,
    changed: latest([row, ...(held.get(row.id) ?? [])].map(({ updated_at }) => updated_at)),
    inArabic: row.in_arabic === 1,
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

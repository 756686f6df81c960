import type { LongList } from '../../features/feature.ts';
import { allFeatures } from '../../features/index.ts';
import type { ContentReader } from '../../model/contracts/content-reader.ts';
import { type InUse, isInUse } from '../../model/in-use.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import { type AddressRow, documents } from '../content/documents.ts';
import { type Addressed, publicPathOf } from '../content/find-record.ts';
import type { Database } from '../storage/storage.ts';
import { takeTurn } from '../timing/turns.ts';
import { fixedPages } from './fixed-pages.ts';
import { fixedPageInArabic } from './has-arabic.ts';
import { publicPlaces } from './public-records.ts';

export interface SitemapPage {
  /** Its English path. */
  path: string;
  changed: string | undefined;
  inArabic: boolean;
}

/** Lists that can be long, each record with an address of its own. */
export const longLists: readonly LongList[] = allFeatures.flatMap(({ longList }) => longList ?? []);

/** Whether the pages of the list are in use. */
export const isListed = ({ kind }: LongList, inUse: InUse) =>
  isInUse(publicPlaces.get(kind)?.node.publicPage?.path ?? '', inUse);

export async function countListed(db: Database, list: LongList, inUse: InUse): Promise<number> {
  return isListed(list, inUse) ? documents(db).count([list.kind]) : 0;
}

/** The embedded database answers at once: a few at a time, others in between. */
const batch = 100;

/** The pages of a part of a list; an index has all that is said of them. */
export async function listedPages(
  db: Database,
  { kind }: LongList,
  { start, limit }: { start: number; limit: number },
): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  while (pages.length < limit) {
    const part = { limit: Math.min(batch, limit - pages.length), offset: start + pages.length };
    const rows = await documents(db).addresses([kind], part);
    pages.push(...rows.map((row) => pageOf(kind, [row], row.updated_at, row.in_arabic)));
    if (rows.length < batch) break;
    await takeTurn();
  }
  return pages;
}

/** The pages that are always few: fixed ones that are not empty, and those of records in short lists. */
export async function fewPages(
  db: Database,
  reader: ContentReader,
  inUse: InUse,
): Promise<SitemapPage[]> {
  const { latestChange } = documents(db);
  const pages: SitemapPage[] = [];
  for (const page of fixedPages.filter(({ path }) => isInUse(path, inUse))) {
    if (page.needs.length > 0 && !(await latestChange(page.needs))) continue;
    const changed = await latestChange(page.kinds);
    pages.push({ path: page.path, changed, inArabic: await fixedPageInArabic(page, reader) });
  }
  for (const place of shortLists.filter(({ node }) =>
    isInUse(node.publicPage?.path ?? '', inUse),
  )) {
    pages.push(...(await recordPages(db, place)));
  }
  return pages;
}

const shortLists = [...publicPlaces.values()].filter(
  ({ kind, owner }) => !owner && longLists.every((list) => list.kind !== kind),
);

/** A record has changed when anything that its page shows has. */
async function recordPages(db: Database, { kind, page }: Place): Promise<SitemapPage[]> {
  const below = placesOf(page)
    .map((place) => place.kind)
    .filter((each) => each.startsWith(`${kind}.`));
  const rows = await documents(db).addresses([kind, ...below]);
  const held = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const pagesFrom = (around: AddressRow[], row: AddressRow): SitemapPage[] => {
    const inside = held.get(row.id) ?? [];
    const changed = latest([row, ...inside].map(({ updated_at }) => updated_at));
    const down = [...around, row];
    const own = pageOf(row.kind, down, changed, row.in_arabic);
    return [own, ...inside.filter(hasPage).flatMap((each) => pagesFrom(down, each))];
  };
  return (held.get(null) ?? []).flatMap((record) => pagesFrom([], record));
}

const hasPage = ({ kind }: AddressRow) => publicPlaces.has(kind);

const pageOf = (
  kind: string,
  rows: Addressed[],
  changed: string | undefined,
  in_arabic: number,
): SitemapPage => ({
  path: publicPathOf(publicPlaces.get(kind) as Place<Collection>, rows),
  changed,
  inArabic: in_arabic === 1,
});

const latest = (moments: (string | undefined)[]) =>
  moments
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);

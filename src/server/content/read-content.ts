import type { Language } from '../../model/language.ts';
import type { Block, Collection, Node, Page } from '../../model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import type { Database } from '../storage/storage.ts';
import { builtInRows } from './built-in-records.ts';
import { documents, type Row } from './documents.ts';
import { listVersion, listVersionKey } from './list-version.ts';
import { mostAtOnce, type ReadOptions, readList } from './lists.ts';
import { blockId } from './rows.ts';
import { type Answer, notFound, recordOf, unstoredBlock } from './show-record.ts';

export async function readPage(
  db: Database,
  page: Page,
  options: ReadOptions,
  memory: Parameters<typeof readList>[3],
): Promise<Answer> {
  const places = placesOf(page);
  const listed = places.find(standsAtPagePath);
  const whole = places.filter((place) => place !== listed).map(({ kind }) => kind);
  const rows = await documents(db, options.view).ofKinds(whole);
  const answer = { ...page.envelope, ...assemblePage(page, rows, options.language) };
  if (!listed) return answer;
  const { records, ...counted } = await readList(db, listed, options, memory);
  const key = listed.kind.slice(page.key.length + 1);
  const isComplete = !options.list && counted.total <= mostAtOnce;
  return { ...answer, [key]: records, ...(!isComplete && counted) };
}

/** A block that belongs to no record, without what it holds. */
export async function readBlock(
  db: Database,
  place: Place<Block>,
  { language }: ReadOptions,
): Promise<Answer> {
  const row = await documents(db).find(blockId(place, null));
  return row ? recordOf(place.node, row, language) : unstoredBlock(place.node, language);
}

/** A record with all that it holds. */
export async function readRecord(
  db: Database,
  place: Place,
  row: Row,
  options: ReadOptions,
): Promise<Answer> {
  if (row.hidden && options.view !== 'everything') throw notFound(place.node);
  const [record = {}] = await readRecords(db, place, [row], options);
  return record;
}

/** Several of one place; what they hold is read once for all of them. */
export async function readRecords(
  db: Database,
  place: Place,
  records: Row[],
  options: ReadOptions,
): Promise<Answer[]> {
  const { node, kind } = place;
  const rows = groupRows(await rowsBelow(db, place, records, options));
  return records.map((row) => ({
    ...recordOf(node, row, options.language),
    ...childrenAnswer(
      node,
      kind,
      node.type === 'collection' ? row.id : row.parent_id,
      rows,
      options.language,
    ),
  }));
}

/** The collection that stands at the page's own address is the one that can be long; it holds no other. */
const standsAtPagePath = (place: Place): place is Place<Collection> =>
  place.node.type === 'collection' && place.path === place.page.path;

/** What records hold, or blocks: those share what they hold with the record around them. */
async function rowsBelow(
  db: Database,
  { node, kind, page }: Place,
  records: Row[],
  { view }: ReadOptions,
): Promise<Row[]> {
  if (Object.keys(node.children).length === 0) return [];
  const { heldBy, ofKinds } = documents(db, view);
  const owners = records.map(({ id, parent_id }) => (node.type === 'collection' ? id : parent_id));
  const known = owners.filter((owner) => owner !== null);
  if (known.length === owners.length) return heldBy(known);
  const kinds = placesOf(page).map((place) => place.kind);
  return ofKinds(kinds.filter((each) => each.startsWith(`${kind}.`)));
}

type Grouped = (kind: string, ownerId: string | null) => Row[];

function groupRows(rows: Row[]): Grouped {
  const key = (kind: string, ownerId: string | null) => `${kind} ${ownerId ?? ''}`;
  const groups = Map.groupBy(rows, (row) => key(row.kind, row.parent_id));
  return (kind, ownerId) => groups.get(key(kind, ownerId)) ?? [];
}

function assemblePage(page: Page, rows: Row[], language?: Language): Answer {
  const answer = nodeAnswer(page.root, page.key, null, groupRows(rows), language);
  if (answer !== null || page.root.type === 'group') return answer as Answer;
  // A page that is one block has nobody to say `null` for it.
  return { ...unstoredBlock(page.root, language), ...emptyLists(page.root.children) };
}

const emptyLists = (children: Record<string, Node>) =>
  Object.fromEntries(Object.keys(children).map((key) => [key, []]));

function nodeAnswer(
  node: Node,
  kind: string,
  ownerId: string | null,
  rows: Grouped,
  language?: Language,
): Answer | Answer[] | null {
  if (node.type === 'collection') {
    const stored = rows(kind, ownerId);
    const shown = stored.length > 0 ? stored : builtInRows({ node, kind });
    return shown.map((row) => ({
      ...recordOf(node, row, language),
      ...childrenAnswer(node, kind, row.id, rows, language),
    }));
  }
  const children = childrenAnswer(node, kind, ownerId, rows, language);
  if (node.type === 'group') return children;
  const [row] = rows(kind, ownerId);
  if (row) return { ...recordOf(node, row, language), ...children };
  const isEmpty = Object.keys(node.children).every(
    (key) => (children[key] as unknown[]).length === 0,
  );
  return isEmpty && !node.builtIn ? null : { ...unstoredBlock(node, language), ...children };
}

function childrenAnswer(
  node: Node,
  kind: string,
  ownerId: string | null,
  rows: Grouped,
  language?: Language,
): Answer {
  const takesChildren = node.type === 'block' && node.takesChildren;
  return Object.fromEntries(
    Object.entries(node.children).flatMap(([key, child]) => {
      const inner = `${kind}.${key}`;
      const answer = [key, nodeAnswer(child, inner, ownerId, rows, language)];
      return takesChildren
        ? [answer, [listVersionKey(key), listVersion(rows(inner, ownerId))]]
        : [answer];
    }),
  );
}

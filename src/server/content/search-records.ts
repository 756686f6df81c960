import { foldText } from '../../model/fold-text.ts';
import type { Language } from '../../model/language.ts';
import { emptyValues } from '../../model/vocabulary/field.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import type { Database } from '../storage/storage.ts';
import { takeTurn } from '../timing/turns.ts';
import { documents } from './documents.ts';
import type { Named } from './record-memory.ts';
import { type Answer, recordOf, type ShownRow } from './show-record.ts';

interface Search {
  search: string;
  sort: string;
  language: Language | undefined;
}

interface Found extends Named {
  value: unknown;
}

const readAtOnce = 100;

/**
 * Content is never queried by field, so a search and a sort look at every record of the list: a
 * few at a time, so that everybody else is answered in between.
 */
export async function searchRecords(
  db: Database,
  node: Collection,
  among: readonly Named[],
  { search, sort, language }: Search,
): Promise<Named[]> {
  const field = sort.replace(/^-/, '');
  const wanted = foldText(search);
  const mayHold = prefilter(node, wanted);
  const found: Found[] = [];
  for (let at = 0; at < among.length; at += readAtOnce) {
    const ids = among.slice(at, at + readAtOnce).map(({ id }) => id);
    const rows = await documents(db).bodies(ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const row of ids.flatMap((id) => byId.get(id) ?? [])) {
      if (!mayHold(row)) continue;
      const record = recordOf(node, row, language);
      if (wanted && !holds(record, wanted)) continue;
      found.push({ id: row.id, version: row.version, value: record[field] });
    }
    await takeTurn();
  }
  if (!sort) return found;
  const turn = sort.startsWith('-') ? -1 : 1;
  return sortInParts(found, (a, b) => turn * compare(a.value, b.value));
}

/** Tells by the stored text, which need not be read to its end, what cannot hold the words. */
function prefilter(node: Collection, wanted: string): (row: ShownRow) => boolean {
  const stored = JSON.stringify(wanted).slice(1, -1);
  const unstored = foldText(JSON.stringify(emptyValues(node.fields)));
  if (!wanted || unstored.includes(stored)) return () => true;
  return ({ id, slug, created_at, body }) =>
    [id, slug ?? '', created_at].some((text) => foldText(text).includes(wanted)) ||
    foldText(body).includes(stored);
}

function holds(value: unknown, search: string): boolean {
  if (typeof value === 'string') return foldText(value).includes(search);
  return typeof value === 'object' && value !== null
    ? Object.values(value as Answer).some((inner) => holds(inner, search))
    : false;
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left ?? ''), String(right ?? ''));
}

const collator = new Intl.Collator(['en', 'ar'], { numeric: true });

const sortedAtOnce = 1000;

/** Comparing words takes long: runs are sorted, then merged, with a moment for others in between. */
async function sortInParts<T>(items: T[], order: (a: T, b: T) => number): Promise<T[]> {
  let runs: T[][] = [];
  for (let at = 0; at < items.length; at += sortedAtOnce) {
    runs.push(items.slice(at, at + sortedAtOnce).sort(order));
    await takeTurn();
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], order));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<T>(one: T[], other: T[], order: (a: T, b: T) => number): Promise<T[]> {
  const merged: T[] = [];
  for (let a = 0, b = 0; a < one.length || b < other.length; ) {
    // Equal ones keep their order.
    const takesOne =
      b === other.length || (a < one.length && order(one[a] as T, other[b] as T) <= 0);
    merged.push((takesOne ? one[a++] : other[b++]) as T);
    if (merged.length % sortedAtOnce === 0) await takeTurn();
  }
  return merged;
}

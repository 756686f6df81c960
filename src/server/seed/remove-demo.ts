import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { pages } from '../../model/pages/index.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import { documents, documentWrites } from '../content/documents.ts';
import { bringBack } from '../content/history.ts';
import { refuseTooMany } from '../content/list-limits.ts';
import { archive } from '../content/rows.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import type { DocumentVersionTable } from '../storage/tables.ts';
import { demoAuthor } from './demo-content.ts';

/** What the name of a removal of demo content begins with. */
const prefix = 'demo-';

/** Drafts for any agency, which tell of this program: while the forms collect, they stay. */
export const legalPages = 'site.pages';

/**
 * The records of the demo content that are unchanged and hold no changed record; the legal pages
 * are not counted among them. Where an administrator has the name of the demo's author the two
 * cannot be told apart, so there are none.
 */
export async function demoIds(db: Database): Promise<string[]> {
  const namesake = db.selectFrom('administrator').select('id').where('username', '=', demoAuthor);
  if (await namesake.executeTakeFirst()) return [];
  const { savedBy } = documents(db, 'everything');
  const rows = (await savedBy(demoAuthor)).filter(({ kind }) => kind !== legalPages);
  if (rows.length === 0) return [];
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  const changed = await savedBy(demoAuthor, { not: true });
  const kept = new Set<string>();
  for (const { parent_id } of changed) {
    for (let at = parent_id; at && !kept.has(at); at = parents.get(at) ?? null) kept.add(at);
  }
  return rows.map(({ id }) => id).filter((id) => !kept.has(id));
}

/** Takes them all away at once, so that one call brings them all back. Gives how many. */
export async function removeDemo(db: Database): Promise<number> {
  const ids = await demoIds(db);
  const removal = prefix + randomUUID();
  const rows = await documents(db, 'everything').withIds(ids);
  for (const row of rows) await archive(db, row, removal);
  await documentWrites.remove(db, rows);
  return ids.length;
}

export interface Removal {
  name: string;
  at: string;
  records: number;
}

/** The last time that they were taken away, until they are brought back. */
export async function lastRemoval(db: Database): Promise<Removal | null> {
  const found = await db
    .selectFrom('document_version')
    .select(({ fn }) => [
      'removal as name',
      fn.max('replaced_at').as('at'),
      fn.countAll<number | string>().as('records'),
    ])
    .where('removal', 'like', `${prefix}%`)
    .groupBy('removal')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  if (!found?.name) return null;
  return { name: found.name, at: String(found.at), records: Number(found.records) };
}

type Version = Selectable<DocumentVersionTable>;

/**
 * Brings back what went then. What is there again, or whose address or place somebody else has taken
 * by now, stays in the history with all that it held. Gives how many came back.
 */
export async function bringBackDemo(db: Database, removal: string): Promise<number> {
  const gone = await db
    .selectFrom('document_version')
    .selectAll()
    .where('removal', '=', removal)
    .execute();
  const ids = new Set(gone.map(({ document_id }) => document_id));
  const held = Map.groupBy(gone, ({ parent_id }) => parent_id);
  const outermost = gone.filter(({ parent_id }) => parent_id === null || !ids.has(parent_id));
  let count = 0;
  for (let level = outermost; level.length > 0; ) {
    const back: Version[] = [];
    for (const version of level) if (await hasComeBack(db, version)) back.push(version);
    count += back.length;
    level = back.flatMap(({ document_id }) => held.get(document_id) ?? []);
  }
  // From now on each of them is a record like any other.
  await db
    .updateTable('document_version')
    .set({ removal: null })
    .where('removal', '=', removal)
    .execute();
  return count;
}

const places = new Map(pages.flatMap(placesOf).map((place) => [place.kind, place]));

async function hasComeBack(db: Database, version: Version): Promise<boolean> {
  const { document_id: id, parent_id } = version;
  const place = places.get(version.kind);
  const { find } = documents(db, 'everything');
  const isAround = parent_id === null || (await find(parent_id)) !== undefined;
  if (!place || !isAround || (await find(id))) return false;
  try {
    if (isCollection(place)) await refuseTooMany(db, place, parent_id);
    await bringBack(db, place, version, demoAuthor);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const isCollection = (place: Place): place is Place<Collection> => place.node.type === 'collection';

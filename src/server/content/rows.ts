import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { message } from '../../model/messages/message.ts';
import { slugOf } from '../../model/slug.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import { idName, type Place } from '../../model/vocabulary/tree.ts';
import { Refusal } from '../http/refusal.ts';
import { noteUses } from '../pictures/picture-uses.ts';
import type { Database } from '../storage/storage.ts';
import type { DocumentTable } from '../storage/tables.ts';
import { findBuiltIn } from './built-in-records.ts';
import { documents, documentWrites, type Row } from './documents.ts';
import { type Answer, notFound, recordOf } from './show-record.ts';

/** The ids in an address, by name. */
export type Ids = Record<string, string>;

export const now = () => new Date().toISOString();

/** Begins with the time, so that ids made later sort later; or with words, where people see it. */
export function newId(node: Collection, values: Record<string, unknown>): string {
  const words = node.idFrom ? slugOf(String(values[node.idFrom])).slice(0, 80) : '';
  if (/^[a-z0-9-]+$/.test(words)) return `${words}-${randomBytes(3).toString('hex')}`;
  return Math.floor(Date.now() / 1000).toString(16) + randomBytes(8).toString('hex');
}

/** A block has the name of its place, so that a save can only ever make one. */
export const blockId = (place: Place, ownerId: string | null) =>
  ownerId === null ? place.kind : `${ownerId}.${place.kind.split('.').at(-1)}`;

/** The record that the address says everything at `place` belongs to; every step is checked. */
export async function ownerIdOf(db: Database, place: Place, ids: Ids): Promise<string | null> {
  return place.owner ? (await rowOf(db, place.owner, ids)).id : null;
}

/** The record of a collection that the address names. */
export async function rowOf(db: Database, place: Place<Collection>, ids: Ids): Promise<Row> {
  const ownerId = await ownerIdOf(db, place, ids);
  const row = await findItem(db, place, ownerId, ids[idName(place.kind)] ?? '');
  if (!row) throw notFound(place.node);
  return row;
}

/** The same by its id, stored or built in. */
export async function findItem(
  db: Database,
  place: Place<Collection>,
  ownerId: string | null,
  id: string,
): Promise<Row | undefined> {
  const row = await documents(db, 'everything').find(id);
  if (!row) return findBuiltIn(db, place, id);
  return row.kind === place.kind && row.parent_id === ownerId ? row : undefined;
}

/** A save made from an older version than the stored one would undo somebody's work. */
export function refuseStale(place: Place, row: Row | undefined, version: number | undefined): void {
  if (version === undefined || version === (row?.version ?? 0)) return;
  throw changedMeanwhile(row ? recordOf(place.node, row) : null);
}

export const changedMeanwhile = (current: Answer | null) =>
  new Refusal(409, message('outdated'), { extra: { current } });

export async function insert(db: Database, row: Insertable<DocumentTable>): Promise<void> {
  await documentWrites.insert(db, row);
  await noteUses(db, row);
}

/** Keeps a version that is about to be replaced or, with the name of its removal, to go. */
export async function archive(
  db: Database,
  row: Row,
  removal: string | null = null,
): Promise<void> {
  const { id, version, kind, parent_id, position, body, created_at } = row;
  await db
    .insertInto('document_version')
    .values({
      document_id: id,
      version,
      kind,
      parent_id,
      position,
      body,
      created_at,
      saved_at: row.updated_at,
      saved_by: row.updated_by,
      replaced_at: now(),
      removal,
    })
    .execute();
}

/** Versions go on counting after a delete, so that no two ever share a number. */
export async function nextVersion(db: Database, id: string, first = 1): Promise<number> {
  const { latest } = await db
    .selectFrom('document_version')
    .select(({ fn }) => fn.max('version').as('latest'))
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow();
  return latest === null ? first : latest + 1;
}

/** Removes a record with all that it holds, so that one restore brings all of it back. */
export async function remove(db: Database, row: Row): Promise<void> {
  const removal = randomUUID();
  const held = await documents(db, 'everything').heldBy([row.id]);
  for (const each of [row, ...held]) await archive(db, each, removal);
  await documentWrites.remove(db, [row, ...held]);
}

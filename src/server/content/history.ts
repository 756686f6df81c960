import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { RecordVersion } from '../../model/contracts/record-version.ts';
import { message } from '../../model/messages/message.ts';
import { check } from '../../model/vocabulary/checks.ts';
import type { Block, Collection } from '../../model/vocabulary/nodes.ts';
import { type Stored, showStored } from '../../model/vocabulary/translate.ts';
import { idName, type Place, placesOf } from '../../model/vocabulary/tree.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import type { DocumentVersionTable } from '../storage/tables.ts';
import { deriveColumns } from './derive-columns.ts';
import { documents, type Row } from './documents.ts';
import { refuseTooMany } from './list-limits.ts';
import { listQuery } from './lists.ts';
import { blockId, findItem, type Ids, insert, nextVersion, now, ownerIdOf } from './rows.ts';
import { replace } from './save-content.ts';
import { completeOf, notFound, storedOf } from './show-record.ts';
import { claimSlug } from './slugs.ts';

/** A history can be long: the newest of it where nothing is asked for. */
export const historyQuery = listQuery
  .pick({ page: true })
  .extend({ limit: listQuery.shape.limit.default(50) });
type HistoryQuery = z.output<typeof historyQuery>;

type Version = Selectable<DocumentVersionTable>;

/** The versions that have been replaced or deleted, newest first. */
export async function versionsOf(
  db: Database,
  place: Place,
  ids: Ids,
  { page, limit }: HistoryQuery,
): Promise<RecordVersion[]> {
  const id = await idAt(db, place, ids);
  const versions = await versionRows(db, place, id)
    .orderBy('version', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  if (versions.length === 0 && !(await existing(db, place, ids, id))) throw notFound(place.node);
  return versions.map((version) => ({
    version: version.version,
    savedAt: version.saved_at,
    savedBy: version.saved_by,
    data: showStored(place.node.fields, completeOf(place.node, id, version)),
  }));
}

/** Makes an earlier version the current one; a deleted record comes back with all it held. */
export async function restore(
  db: Database,
  place: Place,
  ids: Ids,
  { version, by }: { version: number; by: string },
): Promise<Row> {
  const ownerId = await ownerIdOf(db, place, ids);
  const id = await idAt(db, place, ids);
  const chosen = await versionRows(db, place, id).where('version', '=', version).executeTakeFirst();
  if (!chosen || chosen.parent_id !== ownerId)
    throw new Refusal(404, message('notFound', { noun: 'version' }));
  refuseOutdated(place.node, storedOf(chosen));
  const row = await existing(db, place, ids, id);
  if (row) return replace(db, place, row, storedOf(chosen), by);

  const latest = await versionRows(db, place, id)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  if (place.node.type === 'collection') {
    await refuseTooMany(db, place as Place<Collection>, ownerId);
  }
  const restored = await bringBack(db, place, chosen, by);
  if (latest.removal) await bringBackHeld(db, place, id, latest.removal, by);
  return restored;
}

/** Checks a version by today's rules, except those of fields that are newer than the version. */
function refuseOutdated(node: Block | Collection, stored: Stored): void {
  const fields = Object.fromEntries(Object.entries(node.fields).filter(([key]) => key in stored));
  // A merged block is saved a few fields at a time: its rule is for one save, not for the record.
  const rules = node.type === 'block' && node.save === 'merge' ? undefined : node.check;
  const checked = check(
    { ...node, fields, check: rules } as typeof node,
    showStored(fields, stored),
  );
  if (!checked.ok) throw new Refusal(400, checked.error, { fields: checked.fields });
}

async function idAt(db: Database, place: Place, ids: Ids): Promise<string> {
  if (place.node.type === 'block') return blockId(place, await ownerIdOf(db, place, ids));
  const id = ids[idName(place.kind)] ?? '';
  return /^[\w.-]{1,200}$/.test(id) ? id : '';
}

async function existing(db: Database, place: Place, ids: Ids, id: string) {
  if (place.node.type === 'block') return documents(db, 'everything').find(id);
  return findItem(db, place as Place<Collection>, await ownerIdOf(db, place, ids), id);
}

const versionRows = (db: Database, place: Place, id: string) =>
  db
    .selectFrom('document_version')
    .selectAll()
    .where('document_id', '=', id)
    .where('kind', '=', place.kind);

/** A version of a record that has gone, as it was. */
export async function bringBack(
  db: Database,
  place: Place,
  version: Version,
  by: string,
): Promise<Row> {
  const body = storedOf(version);
  const { document_id: id, kind, parent_id, position, created_at } = version;
  const row: Row = {
    id,
    kind,
    parent_id,
    position,
    created_at,
    ...deriveColumns(place, body),
    body: version.body,
    version: await nextVersion(db, id),
    updated_at: now(),
    updated_by: by,
  };
  if (place.node.type === 'collection') await claimSlug(db, place as Place<Collection>, row);
  await insert(db, row);
  return row;
}

/** Everything that went in the same delete, outer records first. */
async function bringBackHeld(
  db: Database,
  place: Place,
  rootId: string,
  removal: string,
  by: string,
): Promise<void> {
  const gone = await db
    .selectFrom('document_version')
    .selectAll()
    .where('removal', '=', removal)
    .execute();
  const places = new Map(placesOf(place.page).map((each) => [each.kind, each]));
  for (let parents = [rootId]; parents.length > 0; ) {
    const held = gone.filter(({ parent_id }) => parent_id !== null && parents.includes(parent_id));
    for (const version of held) {
      const at = places.get(version.kind);
      if (at) await bringBack(db, at, version, by);
    }
    parents = held.map(({ document_id }) => document_id);
  }
}

import type { Input } from '../../model/vocabulary/checks.ts';
import { missingPictures } from '../../model/vocabulary/images.ts';
import type { Block, Collection } from '../../model/vocabulary/nodes.ts';
import { besideFields, keepTranslation, type Stored } from '../../model/vocabulary/translate.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import { Refusal } from '../http/refusal.ts';
import type { Once } from '../idempotency/idempotency-key.ts';
import { noteUses } from '../pictures/picture-uses.ts';
import type { Database } from '../storage/storage.ts';
import { deriveColumns } from './derive-columns.ts';
import { documents, documentWrites, type Row } from './documents.ts';
import { noteFilled } from './examples.ts';
import { refuseTooMany } from './list-limits.ts';
import { isListStale, listVersionKey } from './list-version.ts';
import { readRecord } from './read-content.ts';
import {
  archive,
  blockId,
  changedMeanwhile,
  type Ids,
  insert,
  newId,
  nextVersion,
  now,
  ownerIdOf,
  refuseStale,
  remove,
  rowOf,
} from './rows.ts';
import { storedOf } from './show-record.ts';
import { claimSlug, leaveRedirects } from './slugs.ts';

/** A save sees what is hidden, too. */
const everything = (db: Database) => documents(db, 'everything');

/** What a save brings: the checked values, the version they were made from, and whose they are. */
export interface Save {
  values: Input;
  version?: number | undefined;
  by: string;
  /** Where the same request may come again. */
  once?: Once | undefined;
}

/** Each runs inside one transaction and gives back the row as it is stored. */
export async function createItem(
  db: Database,
  place: Place<Collection>,
  ids: Ids,
  save: Save & { id?: string },
): Promise<Row> {
  const ownerId = await ownerIdOf(db, place, ids);
  await refuseTooMany(db, place, ownerId);
  return addItem(db, place, ownerId, save);
}

export async function saveItem(
  db: Database,
  place: Place<Collection>,
  ids: Ids,
  save: Save,
): Promise<Row> {
  const row = await rowOf(db, place, ids);
  refuseStale(place, row, save.version);
  return replace(db, place, row, storedValues(place, save.values, storedOf(row)), save.by);
}

export async function saveBlock(
  db: Database,
  place: Place<Block>,
  ids: Ids,
  save: Save,
): Promise<Row> {
  const ownerId = await ownerIdOf(db, place, ids);
  const id = blockId(place, ownerId);
  const row = await everything(db).find(id);
  refuseStale(place, row, save.version);
  const before = row ? storedOf(row) : place.node.builtIn;
  const body = storedValues(place, save.values, before);
  if (place.node.takesChildren)
    await saveChildren(db, place, row ?? noBlock(id, place, ownerId), save);
  if (row) return replace(db, place, row, body, save.by);
  const fresh = {
    ...newRow(place, id, ownerId, body, save.by),
    position: 0,
    version: await nextVersion(db, id),
  };
  await insert(db, fresh);
  return fresh;
}

/** Puts another body in a row's place; the one before stays in the history. */
export async function replace(
  db: Database,
  place: Place,
  row: Row,
  body: Stored,
  by: string,
): Promise<Row> {
  await archive(db, row);
  const next: Row = {
    ...row,
    ...deriveColumns(place, body),
    position: positionIn(place, body) ?? row.position,
    body: JSON.stringify(body),
    version: row.version + 1,
    updated_at: now(),
    updated_by: by,
  };
  if (place.node.type === 'collection') {
    await claimSlug(db, place as Place<Collection>, next);
    await leaveRedirects(db, row, next);
  }
  await documentWrites.update(db, row, next);
  await noteUses(db, next);
  return next;
}

async function addItem(
  db: Database,
  place: Place<Collection>,
  ownerId: string | null,
  { values, by, id = newId(place.node, values) }: Save & { id?: string },
): Promise<Row> {
  const body = storedValues(place, values);
  const row = {
    ...newRow(place, id, ownerId, body, by),
    position: positionIn(place, body) ?? (await everything(db).nextPosition(place.kind, ownerId)),
    version: await nextVersion(db, id),
  };
  await claimSlug(db, place, row);
  await insert(db, row);
  await noteFilled(db, place);
  return row;
}

function newRow(place: Place, id: string, ownerId: string | null, body: Stored, by: string) {
  const moment = now();
  return {
    id,
    kind: place.kind,
    parent_id: ownerId,
    ...deriveColumns(place, body),
    body: JSON.stringify(body),
    created_at: moment,
    updated_at: moment,
    updated_by: by,
  };
}

/** The values with what a save leaves out: images, the Arabic, the other fields of a merge. */
function storedValues({ node }: Place, values: Input, previous?: Stored): Stored {
  const next: Stored = Object.fromEntries(
    Object.entries(values).filter(([key]) => key in node.fields || besideFields.includes(key)),
  );
  if (node.type === 'block' && node.save === 'merge') fillUp(node, next, previous);
  for (const [key, field] of Object.entries(node.fields)) {
    if (field.type === 'image' && next[key] === undefined) next[key] = previous?.[key] ?? null;
  }
  const missing = missingPictures(node.fields, (key) => next[key] !== null);
  const [first] = Object.values(missing);
  if (first) throw new Refusal(400, first, { fields: missing });
  return keepTranslation(node.fields, next, previous);
}

/**
 * A field that is not sent keeps both languages, except that Arabic may be sent alone. A field that
 * was never sent is not stored, which tells it from a field that was emptied.
 */
function fillUp({ fields }: Block, next: Stored, previous?: Stored): void {
  for (const [key, field] of Object.entries(fields)) {
    if (next[key] !== undefined) continue;
    const kept = previous?.[key] ?? (next.ar?.[key] ? field.empty : undefined);
    if (kept !== undefined) next[key] = kept;
    const arabic = previous?.ar?.[key];
    if (next.ar && !next.ar[key] && arabic) next.ar = { ...next.ar, [key]: arabic };
  }
}

/** Newest first is a position too: the day, counted backwards. */
function positionIn({ node }: Place, body: Stored): number | undefined {
  if (node.type === 'block' || !node.newestFirst) return undefined;
  return -Math.floor(Date.parse(String(body[node.newestFirst])) / 86_400_000);
}

/** What a block is until it is saved: its cards may be there before it. */
const noBlock = (id: string, place: Place, ownerId: string | null): Row => ({
  ...newRow(place, id, ownerId, {}, ''),
  position: 0,
  version: 0,
  updated_at: '',
});

/** A list that is sent along is the whole list: known ids stay, new ones come, the others go. */
async function saveChildren(
  db: Database,
  place: Place<Block>,
  block: Row,
  { values, version, by }: Save,
): Promise<void> {
  const ownerId = block.parent_id;
  for (const key of Object.keys(place.node.children)) {
    const sent = values[key];
    if (!Array.isArray(sent)) continue;
    const child = childPlace(place, key);
    const stored = await everything(db).siblings(child.kind, ownerId);
    const known = { list: values[listVersionKey(key)], isBlockKnown: version !== undefined };
    if (isListStale(stored, sent, block, known)) {
      throw changedMeanwhile(await readRecord(db, place, block, { view: 'everything' }));
    }
    const stays: Row[] = [];
    for (const [position, { _id, version: _, ...card }] of sent.entries()) {
      const before = stored.find(({ id }) => id === _id && !stays.some((row) => row.id === id));
      const row = before
        ? await replaceChanged(db, child, before, { values: card, by })
        : await addItem(db, child, ownerId, { values: card, by });
      stays.push({ ...row, position });
    }
    await documentWrites.setPositions(db, stays);
    for (const row of stored) if (!stays.some(({ id }) => id === row.id)) await remove(db, row);
  }
}

/** A card that is as it was has no new version. */
async function replaceChanged(db: Database, place: Place, row: Row, { values, by }: Save) {
  const body = storedValues(place, values, storedOf(row));
  return JSON.stringify(body) === row.body ? row : replace(db, place, row, body, by);
}

function childPlace(place: Place, key: string): Place<Collection> {
  const kind = `${place.kind}.${key}`;
  return placesOf(place.page).find((each) => each.kind === kind) as Place<Collection>;
}

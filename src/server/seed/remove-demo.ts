import { randomUUID } from 'node:crypto';
import { pages } from '../../model/pages/index.ts';
import { placesOf } from '../../model/vocabulary/tree.ts';
import { bringBack, bringBackHeld } from '../content/history.ts';
import { archive, findRow } from '../content/rows.ts';
import type { Database } from '../storage/storage.ts';
import { demoAuthor } from './demo-content.ts';

/** What the name of a removal of demo content begins with. */
const prefix = 'demo-';

/** The records of the demo content that nobody has changed, and that hold nothing of anybody. */
export async function demoIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('document').select(['id', 'parent_id', 'updated_by']).execute();
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  const kept = new Set<string>();
  for (const { id, updated_by } of rows) {
    if (updated_by === demoAuthor) continue;
    for (let at: string | null = id; at && !kept.has(at); at = parents.get(at) ?? null) {
      kept.add(at);
    }
  }
  return rows.map(({ id }) => id).filter((id) => !kept.has(id));
}

/** Takes them all away at once, so that one call brings them all back. Gives how many. */
export async function removeDemo(db: Database): Promise<number> {
  const ids = await demoIds(db);
  const removal = prefix + randomUUID();
  for (const id of ids) {
    const row = await findRow(db, id);
    if (row) await archive(db, row, removal);
  }
  for (const id of ids) await db.deleteFrom('document').where('id', '=', id).execute();
  return ids.length;
}

export interface Removal {
  name: string;
  at: string;
  records: number;
}

/** The last time that they were taken away, while the history still has them. */
export async function lastRemoval(db: Database): Promise<Removal | null> {
  const found = await db
    .selectFrom('document_version as gone')
    .leftJoin('document', 'document.id', 'gone.document_id')
    .select(({ fn }) => [
      'gone.removal as name',
      fn.max('gone.replaced_at').as('at'),
      fn.countAll<number | string>().as('records'),
    ])
    .where('gone.removal', 'like', `${prefix}%`)
    .where('document.id', 'is', null)
    .groupBy('gone.removal')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  if (!found?.name) return null;
  return { name: found.name, at: String(found.at), records: Number(found.records) };
}

/** Brings back what went then and is not there again. Gives how many. */
export async function bringBackDemo(db: Database, removal: string): Promise<number> {
  const gone = await db
    .selectFrom('document_version')
    .selectAll()
    .where('removal', '=', removal)
    .execute();
  const ids = new Set(gone.map(({ document_id }) => document_id));
  const places = new Map(pages.flatMap(placesOf).map((place) => [place.kind, place]));
  const outermost = gone.filter(({ parent_id }) => parent_id === null || !ids.has(parent_id));
  const there = new Set(
    (await db.selectFrom('document').select('id').execute()).map(({ id }) => id),
  );
  for (const version of outermost.filter(({ document_id }) => !there.has(document_id))) {
    const place = places.get(version.kind);
    const isAround = version.parent_id === null || there.has(version.parent_id);
    if (!place || !isAround) continue;
    await bringBack(db, place, version, demoAuthor);
    await bringBackHeld(db, place, version.document_id, removal, demoAuthor);
  }
  return gone.length;
}

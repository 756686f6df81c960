import { z } from 'zod';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { type Ids, ownerIdOf } from './rows.ts';
import type { Row } from './show-record.ts';

export const orderSchema = z.object(
  { ids: z.array(z.string('ids must be a list of ids'), 'ids must be a list of ids').max(10_000) },
  'The body must be a JSON object',
);

/** Puts a collection in the order of the ids, which must be exactly the ones it has. */
export async function reorder(
  db: Database,
  place: Place<Collection>,
  ids: Ids,
  order: string[],
): Promise<Row[]> {
  const ownerId = await ownerIdOf(db, place, ids);
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('kind', '=', place.kind)
    .where('parent_id', ownerId === null ? 'is' : '=', ownerId)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (order.length !== rows.length || new Set(order).size !== rows.length) throw refuseOutdated();
  const ordered = order.map((id) => byId.get(id) ?? refuse());
  for (const [position, row] of ordered.entries()) {
    if (row.position === position) continue;
    await db.updateTable('document').set({ position }).where('id', '=', row.id).execute();
  }
  return ordered;
}

const refuseOutdated = () => new Refusal(409, 'The list has changed in the meantime');

function refuse(): never {
  throw refuseOutdated();
}

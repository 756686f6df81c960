import { sql } from 'kysely';
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
  await setPositions(
    db,
    ordered.map(({ id }, position) => ({ id, position })),
  );
  return ordered;
}

/** One statement, however many there are. */
async function setPositions(
  db: Database,
  positions: { id: string; position: number }[],
): Promise<void> {
  if (positions.length === 0) return;
  const rows = positions.map(({ id, position }) => sql`(${id}, cast(${position} as integer))`);
  await sql`
    update document set position = wanted.column2
    from (values ${sql.join(rows)}) as wanted
    where document.id = wanted.column1 and document.position <> wanted.column2
  `.execute(db);
}

const refuseOutdated = () => new Refusal(409, 'The list has changed in the meantime');

function refuse(): never {
  throw refuseOutdated();
}

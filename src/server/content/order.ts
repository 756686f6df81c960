import { sql } from 'kysely';
import { z } from 'zod';
import { carry } from '../../model/messages/in-zod.ts';
import { message, named } from '../../model/messages/message.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { type Ids, ownerIdOf } from './rows.ts';
import type { Row } from './show-record.ts';

const ids = named('ids');
const notIds = carry(message('notIds', { label: ids }));
const tooMany = carry(message('atMost', { label: ids, max: 10_000 }));

export const orderSchema = z.object(
  { ids: z.array(z.string(notIds), notIds).max(10_000, tooMany) },
  carry(message('bodyNotObject')),
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

const refuseOutdated = () => new Refusal(409, message('listOutdated'));

function refuse(): never {
  throw refuseOutdated();
}

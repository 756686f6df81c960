import { z } from 'zod';
import { carry } from '../../model/messages/in-zod.ts';
import { message, named } from '../../model/messages/message.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { documents, documentWrites, type Row } from './documents.ts';
import { type Ids, ownerIdOf } from './rows.ts';

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
  const rows = await documents(db, 'everything').siblings(place.kind, ownerId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (order.length !== rows.length || new Set(order).size !== rows.length) throw refuseOutdated();
  const ordered = order.map((id) => byId.get(id) ?? refuse());
  await documentWrites.setPositions(
    db,
    ordered.map((row, position) => ({ ...row, position })),
  );
  return ordered;
}

const refuseOutdated = () => new Refusal(409, message('listOutdated'));

function refuse(): never {
  throw refuseOutdated();
}

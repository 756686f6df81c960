import { message } from '../../model/messages/message.ts';
import type { Collection } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { documents } from './documents.ts';

/** Before one more is added. */
export async function refuseTooMany(
  db: Database,
  { node, kind }: Place<Collection>,
  ownerId: string | null,
): Promise<void> {
  const { atMost: max, messages } = node;
  if (max === undefined || (await countOf(db, kind, ownerId)) < max) return;
  throw new Refusal(400, message('tooManyRecords', { noun: messages.noun, max }));
}

/** Before one of them goes. */
export async function refuseTooFew(
  db: Database,
  { node, kind }: Place<Collection>,
  ownerId: string | null,
): Promise<void> {
  const { atLeast: min, messages } = node;
  if (min === undefined || (await countOf(db, kind, ownerId)) > min) return;
  throw new Refusal(400, message('tooFew', { noun: messages.noun, min }));
}

const countOf = async (db: Database, kind: string, ownerId: string | null) =>
  (await documents(db, 'everything').siblings(kind, ownerId)).length;

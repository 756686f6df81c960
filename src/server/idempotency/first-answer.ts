import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import type { Once } from './idempotency-key.ts';

const keptFor = 24 * 60 * 60_000;

/** What the same request was answered before, if it was. */
export async function firstAnswer(db: Database, { key, sent }: Once): Promise<unknown> {
  const row = await db
    .selectFrom('idempotency_key')
    .select(['sent', 'answer'])
    .where('key', '=', key)
    .where('created_at', '>', oldest())
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.sent !== sent) throw new Refusal(422, message('idempotencyKeyReused'));
  return JSON.parse(row.answer);
}

/**
 * Belongs into the transaction that makes what is answered: both are stored or neither. Says whether
 * this is the first; a request that is under way in another process is waited for.
 */
export async function keepAnswer(
  transaction: Database,
  { key, sent }: Once,
  answer: unknown,
): Promise<boolean> {
  await transaction
    .deleteFrom('idempotency_key')
    .where('key', '=', key)
    .where('created_at', '<=', oldest())
    .execute();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotency_key')
    .values({
      key,
      sent,
      answer: JSON.stringify(answer),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetAnswers(db: Database): Promise<void> {
  await db.deleteFrom('idempotency_key').where('created_at', '<=', oldest()).execute();
}

const oldest = () => new Date(Date.now() - keptFor).toISOString();

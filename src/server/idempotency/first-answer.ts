import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import type { Once } from './idempotency-key.ts';

const keptFor = 24 * 60 * 60_000;

/** The first answer to the same request, or `undefined` for a new request. */
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
 * Runs in the transaction that stores the record, so that record and answer are stored together or
 * not at all. Says whether this answer is the first; waits for the same request in another process.
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

import { sql } from 'kysely';
import type { Database } from '../storage/storage.ts';

/** The row of the revision is the lock: whoever writes it keeps all others out until the end. */
const revisionRow = (transaction: Database) => transaction.updateTable('content_revision');

/** What every save does first; gives the revision that it makes. */
export async function raiseRevision(transaction: Database): Promise<number> {
  const { revision } = await revisionRow(transaction)
    .set({ revision: sql`revision + 1` })
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** The same without being a save: until the transaction ends, none is made. */
export async function holdContent(transaction: Database): Promise<void> {
  await revisionRow(transaction).set({ revision: sql`revision` }).execute();
}

import { sql } from 'kysely';
import type { Database } from '../storage/storage.ts';

/** The lock that every save takes first, without being one: until the transaction ends, none is made. */
export async function holdContent(transaction: Database): Promise<void> {
  await transaction.updateTable('content_revision').set({ revision: sql`revision` }).execute();
}

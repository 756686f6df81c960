import { createHash } from 'node:crypto';
import type { Database } from '../storage/storage.ts';

/** Whether the account has been signed in to from this network since its password was set. */
export async function isKnownTo(db: Database, username: string, network: string): Promise<boolean> {
  const known = await db
    .selectFrom('known_address')
    .innerJoin('administrator', 'administrator.id', 'administrator_id')
    .select('address')
    .where('username', '=', username)
    .where('address', '=', pseudonymOf(username, network))
    .executeTakeFirst();
  return known !== undefined;
}

export async function rememberAddress(
  db: Database,
  { id, username }: { id: string; username: string },
  network: string,
): Promise<void> {
  await db
    .insertInto('known_address')
    .values({ administrator_id: id, address: pseudonymOf(username, network) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** With a password goes what it has proved: a new one is set because others may know the old. */
export async function forgetAddresses(db: Database, administratorId: string): Promise<void> {
  await db.deleteFrom('known_address').where('administrator_id', '=', administratorId).execute();
}

/**
 * Addresses are only ever compared, so nobody who looks into the database or a backup needs to read
 * where the administrator works. All addresses could be tried: it hides them from view, no more.
 */
const pseudonymOf = (username: string, network: string) =>
  createHash('sha256').update(`${username} ${network}`).digest('hex');

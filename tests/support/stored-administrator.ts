import { hashPassword } from '../../src/server/account/password.ts';
import { newSession } from '../../src/server/account/sessions.ts';
import type { User } from '../../src/server/http/gate.ts';
import type { Database } from '../../src/server/storage/storage.ts';

/** The administrator where no sign-in is stored. */
export const signedIn: User = {
  role: 'administrator',
  id: 'administrator',
  username: 'admin',
  tokenHash: '',
};

/** By password: a hash takes long, on purpose, and every app of a run would make it anew. */
const hashes = new Map<string, Promise<string>>();

/** The administrator as the first start stores one, where there is none yet. */
export async function storeAdministrator(db: Database, password: string): Promise<void> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  const password_hash = await hash;
  const created_at = new Date().toISOString();
  await db
    .insertInto('administrator')
    .values({ id: 'administrator', username: 'admin', password_hash, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A sign-in as the call stores one, without the password that takes long to check; gives its token. */
export async function storeSession(db: Database, now = Date.now()): Promise<string> {
  const { token, row } = newSession('administrator', now);
  await db.insertInto('session').values(row).execute();
  return token;
}

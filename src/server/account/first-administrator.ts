import { randomUUID } from 'node:crypto';
import type { Settings } from '../process/settings.ts';
import type { Database } from '../storage/storage.ts';
import { hashPassword } from './password.ts';
import { randomPassword } from './random-password.ts';
import { weaknessOf } from './weak-password.ts';

/**
 * Makes the administrator when there is none. Gives the password back where it was made up here:
 * this is the only time it can be shown.
 */
export async function ensureAdministrator(
  db: Database,
  settings: Pick<Settings, 'adminUsername' | 'adminPassword'>,
  warn: (text: string) => void,
): Promise<{ username: string; password: string } | null> {
  const existing = await db.selectFrom('administrator').select('id').executeTakeFirst();
  if (existing) return null;

  const { adminUsername: username, adminPassword } = settings;
  const password = adminPassword ?? randomPassword();
  const made = await db
    .insertInto('administrator')
    .values({
      id: randomUUID(),
      username,
      password_hash: await hashPassword(password),
      created_at: new Date().toISOString(),
    })
    // Another process on the same database may have been quicker; its password is the one.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made && adminPassword !== undefined && (await weaknessOf(adminPassword, { username }))) {
    warn('ADMIN_PASSWORD is easy to guess; change the password in the admin area.');
  }
  return made && adminPassword === undefined ? { username, password } : null;
}

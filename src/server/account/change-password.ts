import { RateLimiterMemory } from 'rate-limiter-flexible';
import { message } from '../../model/messages/message.ts';
import type { Administrator } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import { tooMany } from '../http/too-many.ts';
import type { Database } from '../storage/storage.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { wrongTries } from './sign-in-limits.ts';

/** Ends every other sign-in and keeps the one that makes the change. */
export function createChangePassword(db: Database) {
  // A stolen token must not be a way to try passwords without end.
  const tries = new RateLimiterMemory(wrongTries);

  return async ({ id, tokenHash }: Administrator, current: string, next: string) => {
    const count = await tries.penalty(id);
    if (count.consumedPoints > wrongTries.points) {
      throw tooMany(message('tooManyPasswords'), count.msBeforeNext);
    }
    const { password_hash: stored } = await db
      .selectFrom('administrator')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!(await verifyPassword(current, stored))) throw wrongCurrent();

    const hash = await hashPassword(next);
    await db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable('administrator')
        .set({ password_hash: hash })
        .where('id', '=', id)
        .where('password_hash', '=', stored)
        .returning('id')
        .executeTakeFirst();
      if (!changed) throw wrongCurrent();
      await transaction
        .deleteFrom('session')
        .where('administrator_id', '=', id)
        .where('token_hash', '!=', tokenHash)
        .execute();
    });
    await tries.delete(id);
  };
}

/** Not 401: the sign-in itself is fine, and the form must not be thrown away over a slip. */
function wrongCurrent() {
  const wrong = message('wrongPassword');
  return new Refusal(400, wrong, { fields: { currentPassword: wrong } });
}

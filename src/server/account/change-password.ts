import { message } from '../../model/messages/message.ts';
import type { Arrival } from '../http/calls.ts';
import type { User } from '../http/gate.ts';
import { goneOf } from '../http/gone.ts';
import type { CreateLimiter } from '../http/limiters.ts';
import { networkOf, widerNetworkOf } from '../http/network-of.ts';
import { Refusal } from '../http/refusal.ts';
import { logSecurity } from '../log/log-security.ts';
import type { Database } from '../storage/storage.ts';
import { forgetAddresses, isKnownTo, rememberAddress } from './known-addresses.ts';
import { hashPassword, type verifyPassword } from './password.ts';
import { createSignInLimits, type Wait } from './sign-in-limits.ts';
import { weaknessOf } from './weak-password.ts';

interface ChangeOptions {
  db: Database;
  createLimiter: CreateLimiter;
  wait?: Wait | undefined;
  verify: typeof verifyPassword;
}

/** Ends every other sign-in and keeps the one that makes the change. */
export function createChangePassword({ db, createLimiter, wait, verify }: ChangeOptions) {
  // A stolen token must not be a way to try passwords without end.
  const said = message('tooManyPasswords');
  const limited = createSignInLimits({ name: 'change-password', said, createLimiter, wait });

  return async (
    { id, username, tokenHash }: User,
    { current, next }: { current: string; next: string },
    arrival: Arrival,
  ) => {
    const { address, http } = arrival;
    const network = networkOf(address);
    const isKnown = await isKnownTo(db, username, network);
    // By token and network: whoever stole the one must not use up the owner's tries.
    const aTry = {
      account: id,
      network: `${tokenHash} ${network}`,
      wider: widerNetworkOf(address),
      isKnown,
      gone: goneOf(http),
    };
    const isChanged = await limited(aTry, async () => {
      const { password_hash: stored } = await db
        .selectFrom('administrator')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (!(await verify(current, stored))) return null;
      const weakness = await weaknessOf(next, { username, current });
      if (weakness) throw new Refusal(400, weakness, { fields: { newPassword: weakness } });
      const hash = await hashPassword(next);
      return replacePassword(db, { id, username, tokenHash, network, stored, hash });
    });
    const security = isChanged ? 'password changed' : 'password change failed';
    logSecurity(arrival, { security, account: username });
    if (!isChanged) throw wrongCurrent();
  };
}

type Replacement = Record<'id' | 'username' | 'tokenHash' | 'network' | 'stored' | 'hash', string>;

/** Gives `null` where somebody else has changed it in the meantime. */
const replacePassword = (
  db: Database,
  { id, username, tokenHash, network, stored, hash }: Replacement,
) =>
  db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('administrator')
      .set({ password_hash: hash })
      .where('id', '=', id)
      .where('password_hash', '=', stored)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return null;
    await transaction
      .deleteFrom('session')
      .where('administrator_id', '=', id)
      .where('token_hash', '!=', tokenHash)
      .execute();
    await forgetAddresses(transaction, id);
    // The network of this request stays known: it has just proved that it knows both passwords.
    await rememberAddress(transaction, { id, username }, network);
    return true;
  });

/** Not 401: the sign-in itself is fine, and the form must not be thrown away over a slip. */
function wrongCurrent() {
  const wrong = message('wrongPassword');
  return new Refusal(400, wrong, { fields: { currentPassword: wrong } });
}

import { message } from '../../model/messages/message.ts';
import type { Arrival } from '../http/calls.ts';
import { goneOf } from '../http/gone.ts';
import type { CreateLimiter } from '../http/limiters.ts';
import { networkOf, widerNetworkOf } from '../http/network-of.ts';
import { logSecurity } from '../log/log-security.ts';
import type { Database } from '../storage/storage.ts';
import { isKnownTo, rememberAddress } from './known-addresses.ts';
import { nobodysHash, type verifyPassword } from './password.ts';
import { newSession } from './sessions.ts';
import { createSignInLimits, type Wait } from './sign-in-limits.ts';

interface SignInOptions {
  db: Database;
  now: () => number;
  createLimiter: CreateLimiter;
  wait?: Wait | undefined;
  verify: typeof verifyPassword;
}

/** Gives a token for the right name and password, `null` for wrong ones. */
export function createSignIn({ db, now, createLimiter, wait, verify }: SignInOptions) {
  const said = message('tooManySignIns');
  const limited = createSignInLimits({ name: 'sign-in', said, createLimiter, wait });

  return async (username: string, password: string, arrival: Arrival) => {
    const { address, http } = arrival;
    const network = networkOf(address);
    const isKnown = await isKnownTo(db, username, network);
    const wider = widerNetworkOf(address);
    const aTry = { account: username, network, wider, isKnown, gone: goneOf(http) };
    return limited(aTry, async () => {
      const administrator = await db
        .selectFrom('administrator')
        .selectAll()
        .where('username', '=', username)
        .executeTakeFirst();
      const isRight = await verify(password, administrator?.password_hash ?? nobodysHash);
      const account = administrator?.username ?? null;
      const fail = () => {
        logSecurity(arrival, { security: 'sign-in failed', account });
        return null;
      };
      if (!administrator || !isRight) return fail();
      const { id, password_hash: verified } = administrator;
      const { token, row } = newSession(id, now());
      const isStored = await db.transaction().execute(async (transaction) => {
        // Holds the row against a password change, which ends the sign-ins it can see.
        const held = await transaction
          .updateTable('administrator')
          .set({ password_hash: verified })
          .where('id', '=', id)
          .where('password_hash', '=', verified)
          .returning('id')
          .executeTakeFirst();
        if (!held) return false;
        await transaction.insertInto('session').values(row).execute();
        await rememberAddress(transaction, { id, username }, network);
        return true;
      });
      if (!isStored) return fail();
      logSecurity(arrival, { security: 'signed in', account, isNewNetwork: !isKnown });
      return { token, admin: { username } };
    });
  };
}

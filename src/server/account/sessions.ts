import { createHash, randomBytes } from 'node:crypto';
import { type Authenticate, visitor } from '../http/gate.ts';
import type { Database } from '../storage/storage.ts';

const hour = 60 * 60 * 1000;

/** A sign-in ends when nobody used it for `idle`, and `absolute` after it was made in any case. */
export const sessionLife = { idle: 24 * hour, absolute: 14 * 24 * hour };

/** How old the stored moment of last use may get, to spare a write at every call. */
const lastUseExactTo = 60_000;

/** The one place that makes a user of a request. */
export function authenticateWith(db: Database, now: () => number): Authenticate {
  return async (authorization) => {
    const token = /^Bearer +([\w-]{43})$/i.exec(authorization ?? '')?.[1];
    if (!token) return visitor;
    const tokenHash = hashOf(token);
    const session = await db
      .selectFrom('session')
      .innerJoin('administrator', 'administrator.id', 'session.administrator_id')
      .select(['administrator.id', 'username', 'session.created_at', 'last_used_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (!session) return visitor;

    const unused = now() - Date.parse(session.last_used_at);
    const age = now() - Date.parse(session.created_at);
    if (unused >= sessionLife.idle || age >= sessionLife.absolute) return visitor;
    if (unused >= lastUseExactTo) {
      await db
        .updateTable('session')
        .set({ last_used_at: isoTime(now()) })
        .where('token_hash', '=', tokenHash)
        .execute()
        // A full disk must not keep the administrator from reading.
        .catch(() => {});
    }
    const { id, username } = session;
    return { role: 'administrator', id, username, tokenHash };
  };
}

/** The row for a new token, which itself is stored nowhere. */
export function newSession(administratorId: string, now: number) {
  const token = randomBytes(32).toString('base64url');
  const made = isoTime(now);
  const row = {
    token_hash: hashOf(token),
    administrator_id: administratorId,
    created_at: made,
    last_used_at: made,
  };
  return { token, row };
}

export async function forgetOldSessions(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('session')
    .where(({ eb, or }) =>
      or([
        eb('last_used_at', '<=', isoTime(now - sessionLife.idle)),
        eb('created_at', '<=', isoTime(now - sessionLife.absolute)),
      ]),
    )
    .execute();
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const isoTime = (time: number) => new Date(time).toISOString();

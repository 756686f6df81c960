import { sql } from 'kysely';
import { within } from '../timing/deadline.ts';
import { pause } from '../timing/pause.ts';
import type { Database } from './storage.ts';

/** In milliseconds: long enough for a lifeline that broke at the same time to be held again. */
const lookedFor = 3_000;
const every = 100;

/**
 * Whether a transaction of PostgreSQL was made, where the answer to its commit was lost; nothing
 * where that cannot be told in time. The server remembers it by its number.
 */
export const wasCommitted = (db: Database, id: string): Promise<boolean | undefined> =>
  within(lookedFor, look(db, id), () => undefined);

async function look(db: Database, id: string): Promise<boolean | undefined> {
  const until = performance.now() + lookedFor;
  while (performance.now() < until) {
    const status = await statusOf(db, id).catch(() => undefined);
    if (status === 'committed') return true;
    if (status === 'aborted') return false;
    // It is away, or has not noticed yet that the connection broke before the commit.
    await pause(every);
  }
  return undefined;
}

async function statusOf(db: Database, id: string) {
  const { rows } = await sql<{ status: string | null }>`
    select pg_xact_status(${id}::xid8) as status
  `.execute(db);
  return rows[0]?.status;
}

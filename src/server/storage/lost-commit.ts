import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './storage.ts';

/** In milliseconds: long enough for a lifeline that broke at the same time to be held again. */
const lookedFor = 3_000;
const every = 100;

/**
 * Whether a transaction of PostgreSQL was made, where the answer to its commit was lost; nothing
 * where that cannot be told in time. The server remembers it by its number.
 */
export async function wasCommitted(db: Database, id: string): Promise<boolean | undefined> {
  const inVain = new AbortController();
  const { signal } = inVain;
  const late = sleep(lookedFor, undefined, { signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([look(db, id, signal), late]);
  } finally {
    inVain.abort();
  }
}

async function look(db: Database, id: string, signal: AbortSignal): Promise<boolean | undefined> {
  while (!signal.aborted) {
    const status = await statusOf(db, id).catch(() => undefined);
    if (status === 'committed') return true;
    if (status === 'aborted') return false;
    // It is away, or has not noticed yet that the connection broke before the commit.
    await sleep(every, undefined, { signal, ref: false }).catch(() => {});
  }
  return undefined;
}

async function statusOf(db: Database, id: string) {
  const { rows } = await sql<{ status: string | null }>`
    select pg_xact_status(${id}::xid8) as status
  `.execute(db);
  return rows[0]?.status;
}

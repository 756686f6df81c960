import type { Database } from '../storage/storage.ts';
import { noteDone } from './chores.ts';

/** In the table of chores: when the clock was last looked at and, as its detail, since when it is doubted. */
const CLOCK = 'clock';

const hour = 3_600_000;

/** A site that stood still for longer looks the same as a clock that jumped. */
const mostBetweenLooks = 48 * hour;
const steadyFor = 24 * hour;

interface Known {
  seenAt: number;
  doubtedSince: number | null;
}

/**
 * Looks at the clock, once an hour. A clock that has jumped may be wrong, and a record that is old
 * by it may be young: it is not trusted before it has run for a day without another jump.
 */
export async function lookAtClock(
  db: Database,
  now = Date.now,
): Promise<{ isTrusted: boolean; jumped?: { from: string; to: string } }> {
  const at = now();
  const known = await readKnown(db);
  const hasJumped = isJump(known, at);
  const doubtedSince = hasJumped ? at : stillDoubted(known, at);
  await noteDone(db, CLOCK, { at, detail: doubtedSince === null ? '' : isoTime(doubtedSince) });
  return {
    isTrusted: doubtedSince === null,
    ...(known && hasJumped && { jumped: { from: isoTime(known.seenAt), to: isoTime(at) } }),
  };
}

/** Whether records that are old by the clock may be deleted; not where the database cannot tell. */
export async function isClockTrusted(db: Database, now = Date.now): Promise<boolean> {
  const known = await readKnown(db).catch(() => undefined);
  if (known === undefined) return false;
  return !isJump(known, now()) && stillDoubted(known, now()) === null;
}

export async function clockDoubtedSince(db: Database): Promise<string | null> {
  const { doubtedSince = null } = (await readKnown(db)) ?? {};
  return doubtedSince === null ? null : isoTime(doubtedSince);
}

const isJump = (known: Known | null, at: number) =>
  known !== null && Math.abs(at - known.seenAt) > mostBetweenLooks;

function stillDoubted(known: Known | null, at: number): number | null {
  const since = known?.doubtedSince ?? null;
  return since !== null && at - since < steadyFor ? since : null;
}

async function readKnown(db: Database): Promise<Known | null> {
  const rows = await db.selectFrom('chore').select(['name', 'done_at', 'detail']).execute();
  const own = rows.find(({ name }) => name === CLOCK);
  // A program that did not look at the clock has noted when it did its chores.
  const seenAt =
    own?.done_at ??
    rows
      .flatMap(({ done_at }) => done_at ?? [])
      .sort()
      .at(-1);
  if (seenAt === undefined) return null;
  return {
    seenAt: Date.parse(seenAt),
    doubtedSince: own?.detail ? Date.parse(own.detail) : null,
  };
}

/** After a restore the clock is the one that it was before, not that of the backup. */
export async function keepClock(db: Database, work: () => Promise<void>): Promise<void> {
  const row = await db.selectFrom('chore').selectAll().where('name', '=', CLOCK).executeTakeFirst();
  await work();
  await db.deleteFrom('chore').where('name', '=', CLOCK).execute();
  if (row) await db.insertInto('chore').values(row).execute();
}

const isoTime = (time: number) => new Date(time).toISOString();

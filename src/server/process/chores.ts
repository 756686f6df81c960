import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { scheduleTask } from '../timing/schedule.ts';

export interface Chore {
  name: string;
  /** In milliseconds, from the end of one to the start of the next. */
  every: number;
  /** What came of it, for whoever asks later. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to say.
  work: () => Promise<string | void>;
}

const minute = 60_000;

/** A process that has given no sign of life for longer is presumed dead. */
const givenUpAfter = 60 * minute;

/**
 * Does a chore if it is due and no other process is at it; says whether. One that fails stays due.
 * While it works it gives a sign of life, and its result counts only if the chore is still its own
 * by then.
 */
export async function doChore(
  db: Database,
  { name, every, work }: Chore,
  now = Date.now,
  signEvery = 10 * minute,
): Promise<boolean> {
  let mine = isoTime(now());
  await db
    .insertInto('chore')
    .values({ name, taken_at: null, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('chore')
    .set({ taken_at: mine })
    .where('name', '=', name)
    .where(isLongAgo('done_at', every, now()))
    .where(isLongAgo('taken_at', givenUpAfter, now()))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;

  /** Changes no row where another process has taken the chore over. */
  const setMine = (values: { taken_at: string | null; done_at?: string; detail?: string }) =>
    db
      .updateTable('chore')
      .set(values)
      .where('name', '=', name)
      .where('taken_at', '=', mine)
      .executeTakeFirst();
  async function giveSign(): Promise<void> {
    const taken_at = isoTime(now());
    if ((await setMine({ taken_at })).numUpdatedRows > 0n) mine = taken_at;
  }
  // Where one cannot be written, the next may be.
  const signs = scheduleTask(giveSign, { every: signEvery, onError: () => {} });
  signs.wake(signEvery);
  try {
    const detail = (await work()) || '';
    await signs.stop();
    await setMine({ taken_at: null, done_at: isoTime(now()), detail });
  } catch (error) {
    await signs.stop();
    await setMine({ taken_at: null });
    throw error;
  }
  return true;
}

/** That it was done, by whomever: also by a command beside the server. */
export async function noteDone(
  db: Database,
  name: string,
  { at = Date.now(), detail = '' } = {},
): Promise<void> {
  const done = { taken_at: null, done_at: isoTime(at), detail };
  await db
    .insertInto('chore')
    .values({ name, ...done })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(done))
    .execute();
}

/** Clocks of several machines differ by less; a later time was written by a wrong clock. */
const ahead = 60 * minute;

export const liesAhead = (time: string, now: number) => time > isoTime(now + ahead);

/** True also where there is no time, or one that lies ahead. */
const isLongAgo =
  (column: 'done_at' | 'taken_at', ago: number, now: number) =>
  ({ eb, or }: ExpressionBuilder<Tables, 'chore'>) =>
    or([
      eb(column, 'is', null),
      eb(column, '<=', isoTime(now - ago)),
      eb(column, '>', isoTime(now + ahead)),
    ]);

const isoTime = (time: number) => new Date(time).toISOString();

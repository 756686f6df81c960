import type { Database } from '../storage/storage.ts';

export interface Chore {
  name: string;
  /** In milliseconds, from the end of one to the start of the next. */
  every: number;
  /** What came of it, for whoever asks later. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to say.
  work: () => Promise<string | void>;
}

/** A process that has been at it for longer is taken to be gone. */
const givenUpAfter = 60 * 60_000;

/**
 * Does a chore if it is due and nobody else is at it, whichever process of the site that is; says
 * whether. One that fails stays due.
 */
export async function doChore(
  db: Database,
  { name, every, work }: Chore,
  now = Date.now,
): Promise<boolean> {
  const taken_at = isoTime(now());
  await db
    .insertInto('chore')
    .values({ name, taken_at: null, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('chore')
    .set({ taken_at })
    .where('name', '=', name)
    .where(({ eb, or }) =>
      or([eb('done_at', 'is', null), eb('done_at', '<=', isoTime(now() - every))]),
    )
    .where(({ eb, or }) =>
      or([eb('taken_at', 'is', null), eb('taken_at', '<=', isoTime(now() - givenUpAfter))]),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  try {
    const detail = await work();
    await noteDone(db, name, { at: now(), ...(detail && { detail }) });
  } catch (error) {
    await db
      .updateTable('chore')
      .set({ taken_at: null })
      .where('name', '=', name)
      .where('taken_at', '=', taken_at)
      .execute();
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

const isoTime = (time: number) => new Date(time).toISOString();

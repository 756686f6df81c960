import { noteDone } from '../process/chores.ts';
import type { Database } from '../storage/storage.ts';

/** What is noted in the table of chores: the last backup that was proved, and the last that failed. */
export const BACKUP = 'backup';
const FAILURE = 'backup failure';

export interface BackupFacts {
  /** When the last one was made that was proved. */
  lastAt: string | null;
  /** When the last try failed, where there was no better one since, and why. */
  failure: { at: string; reason: string } | null;
}

/** Forgets the last failure, even one that a wrong clock has dated later than this backup. */
export async function noteBackup(db: Database, detail: string, at = Date.now()): Promise<void> {
  await noteDone(db, BACKUP, { at, detail });
  await db.deleteFrom('chore').where('name', '=', FAILURE).execute();
}

export const noteFailure = (db: Database, detail: string) => noteDone(db, FAILURE, { detail });

export async function readBackupFacts(db: Database): Promise<BackupFacts> {
  const rows = await db
    .selectFrom('chore')
    .select(['name', 'done_at', 'detail'])
    .where('name', 'in', [BACKUP, FAILURE])
    .execute();
  const done = new Map(rows.map((row) => [row.name, row]));
  const lastAt = done.get(BACKUP)?.done_at ?? null;
  const failed = done.get(FAILURE);
  const failure = failed?.done_at ? { at: failed.done_at, reason: failed.detail } : null;
  return { lastAt, failure };
}

import type { FastifyBaseLogger } from 'fastify';
import { forgetOldSessions } from '../account/sessions.ts';
import { backupJob } from '../backups/backup-jobs.ts';
import { filesOf } from '../backups/work-folder.ts';
import { holdContent } from '../content/content-lock.ts';
import { forgetAnswers } from '../idempotency/first-answer.ts';
import { forgetOldLeads } from '../leads/store-lead.ts';
import { forgetUses } from '../pictures/picture-uses.ts';
import type { UploadStore } from '../pictures/store/store.ts';
import { sweepUploads } from '../pictures/sweep.ts';
import type { Database, Storage } from '../storage/storage.ts';
import { scheduleTask, type Task } from '../timing/schedule.ts';
import { doChore } from './chores.ts';
import { lookAtClock } from './clock.ts';
import type { Settings } from './settings.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Deletes all that has been kept long enough, once a day, in the process that comes to it first;
 * deletes nothing while the clock may be wrong.
 */
export function tidyDaily(
  { db, eraseDeleted }: Pick<Storage, 'db' | 'eraseDeleted'>,
  uploads: UploadStore,
  settings: Settings,
  log: Pick<FastifyBaseLogger, 'error'>,
): Task {
  const work = async () => {
    await forget(db, settings);
    await sweepUploads(db, uploads);
    await eraseDeleted();
  };
  // Each process has its own backups. Not counted by the clock, which may be set meanwhile.
  let ownTidiedAt = Number.NEGATIVE_INFINITY;

  async function look(signal: AbortSignal): Promise<void> {
    const { isTrusted, jumped } = await lookAtClock(db);
    if (jumped) log.error(jumped, 'the clock has jumped: for a day nothing is deleted for its age');
    if (!isTrusted) return;
    await doChore(db, { name: 'tidy', every: day, work });
    if (performance.now() - ownTidiedAt < day) return;
    ownTidiedAt = performance.now();
    await tidyBackups(settings, signal);
  }
  const tidying = scheduleTask(look, { every: hour, onError: (error) => log.error(error) });
  tidying.wake();
  return tidying;
}

async function forget(db: Database, settings: Settings): Promise<void> {
  const { historyDays, leadsKeepDays } = settings;
  await forgetOldVersions(db, historyDays);
  await forgetOldSessions(db);
  await forgetAnswers(db);
  if (leadsKeepDays !== undefined) await forgetOldLeads(db, leadsKeepDays);
}

async function tidyBackups(settings: Settings, signal: AbortSignal): Promise<void> {
  const isAny = settings.backupS3 || (await filesOf(settings.dataDir)).length > 0;
  if (isAny) await backupJob({ does: 'tidy', settings }, signal);
}

export async function forgetOldVersions(db: Database, days: number): Promise<void> {
  const before = new Date(Date.now() - days * day).toISOString();
  await db.transaction().execute(async (transaction) => {
    // Not between two looks of somebody who is restoring one of them.
    await holdContent(transaction);
    await transaction.deleteFrom('document_version').where('replaced_at', '<', before).execute();
    await forgetUses(transaction);
  });
}

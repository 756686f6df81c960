import type { FastifyBaseLogger } from 'fastify';
import { doChore } from '../process/chores.ts';
import type { Settings } from '../process/settings.ts';
import type { Database } from '../storage/storage.ts';
import { scheduleTask, type Task } from '../timing/schedule.ts';
import { backupJob } from './backup-jobs.ts';
import { readBackupName } from './backup-name.ts';
import { BACKUP, noteBackup, noteFailure } from './backup-notes.ts';
import { sayWhy } from './say-why.ts';

const lookEvery = 60_000;
const tryAgainAfter = 15 * 60_000;

/** One process of the site makes each backup, whichever looks first. */
export function backUpRegularly(db: Database, settings: Settings, log: FastifyBaseLogger): Task {
  const { backupEvery } = settings;

  async function look(every: number, signal: AbortSignal): Promise<number> {
    try {
      let name = '';
      const work = async () => {
        name = await backupJob({ does: 'back up or send', settings }, signal);
        return name;
      };
      if (!(await doChore(db, { name: BACKUP, every, work }))) return 0;
      // A copy that was sent again keeps the time at which it was made.
      await noteBackup(db, name, readBackupName(name)?.madeAt);
      log.info('a backup was made');
      return 0;
    } catch (error) {
      if (signal.aborted) return 0;
      log.error({ err: error }, 'a backup failed');
      await noteFailure(db, sayWhy(error)).catch(() => {});
      return Math.min(every, tryAgainAfter);
    }
  }

  const backingUp = scheduleTask((signal) => look(backupEvery ?? 0, signal), {
    every: lookEvery,
    onError: (error) => log.error(error),
  });
  if (backupEvery !== undefined) backingUp.wake();
  return backingUp;
}

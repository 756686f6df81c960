import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../process/settings.ts';
import type { Storage } from '../storage/storage.ts';
import { scheduleTask, type Task } from '../timing/schedule.ts';
import { backupJob } from './backup-jobs.ts';

const afterStart = 60_000;
const every = 24 * 60 * 60_000;

/**
 * Reads the whole embedded database once a day, since damage to a page of the file shows only when
 * the page is read.
 */
export function checkDaily(
  { damage }: Pick<Storage, 'damage'>,
  settings: Settings,
  log: Pick<FastifyBaseLogger, 'error'>,
  first = afterStart,
): Task {
  const checking = scheduleTask(
    async (signal) => {
      const flaw = await damage.check(() => backupJob({ does: 'check', settings }, signal));
      if (flaw)
        log.error({ flaw }, 'the database is damaged; npm run restore brings back a backup');
    },
    { every, onError: (err) => log.error({ err }, 'the database could not be checked') },
  );
  if (!settings.databaseUrl) checking.wake(first);
  return checking;
}

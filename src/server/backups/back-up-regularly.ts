import type { FastifyBaseLogger } from 'fastify';
import { doChore } from '../process/chores.ts';
import type { Settings } from '../process/settings.ts';
import type { Database } from '../storage/storage.ts';
import { backupJob } from './backup-jobs.ts';
import { readBackupName } from './backup-name.ts';
import { BACKUP, noteBackup, noteFailure } from './backup-notes.ts';
import { sayWhy } from './say-why.ts';

const lookEvery = 60_000;
const tryAgainAfter = 15 * 60_000;

/** One process of the site makes each backup, whichever looks first. Gives the way to stop it. */
export function backUpRegularly(
  db: Database,
  settings: Settings,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const { backupEvery: every } = settings;
  if (every === undefined) return async () => {};
  const stopping = new AbortController();
  const { signal } = stopping;
  let notBefore = 0;
  let underWay: Promise<void> | undefined;

  async function look(every: number): Promise<void> {
    try {
      let name = '';
      const work = async () => {
        name = await backupJob({ does: 'back up or send', settings }, signal);
        return name;
      };
      if (!(await doChore(db, { name: BACKUP, every, work }))) return;
      // A copy that was sent again keeps the time at which it was made.
      await noteBackup(db, name, readBackupName(name)?.madeAt);
      log.info('a backup was made');
    } catch (error) {
      if (signal.aborted) return;
      notBefore = Date.now() + Math.min(every, tryAgainAfter);
      log.error({ err: error }, 'a backup failed');
      await noteFailure(db, sayWhy(error)).catch(() => {});
    }
  }
  const lookOnce = () => {
    if (underWay || Date.now() < notBefore) return;
    underWay = look(every).finally(() => {
      underWay = undefined;
    });
  };

  const timer = setInterval(lookOnce, lookEvery).unref();
  lookOnce();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await underWay;
  };
}

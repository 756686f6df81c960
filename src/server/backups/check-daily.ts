import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../process/settings.ts';
import type { Storage } from '../storage/storage.ts';
import { backupJob } from './backup-jobs.ts';

const afterStart = 60_000;
const every = 24 * 60 * 60_000;

/**
 * Reads the whole embedded database once a day, since damage to a page of the file shows only when
 * the page is read. Gives the function that stops this.
 */
export function checkDaily(
  { damage }: Pick<Storage, 'damage'>,
  settings: Settings,
  log: Pick<FastifyBaseLogger, 'error'>,
  first = afterStart,
): () => void {
  if (settings.databaseUrl) return () => {};
  const stopping = new AbortController();
  let timer = setTimeout(check, first).unref();

  async function check(): Promise<void> {
    timer = setTimeout(check, every).unref();
    try {
      const flaw = await damage.check(() =>
        backupJob({ does: 'check', settings }, stopping.signal),
      );
      if (flaw)
        log.error({ flaw }, 'the database is damaged; npm run restore brings back a backup');
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error }, 'the database could not be checked');
    }
  }
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}

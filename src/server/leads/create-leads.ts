import type { FastifyInstance } from 'fastify';
import type { CreateLimiter } from '../http/limiters.ts';
import type { Settings } from '../process/settings.ts';
import type { Reserve } from '../storage/reserve.ts';
import type { Storage } from '../storage/storage.ts';
import { scheduleTask } from '../timing/schedule.ts';
import { storeShelved } from './keep-lead.ts';
import type { LeadMailer } from './mailer.ts';
import type { LeadOptions } from './receive-lead.ts';
import { createShelf } from './shelf.ts';

interface Parts {
  settings: Settings;
  storage: Storage;
  createLimiter: CreateLimiter;
  reserve: Reserve;
  now?: (() => number) | undefined;
}

const triedAgainAfter = 1_000;

/** What the calls about leads need, and the work on leads that nobody calls for. */
export async function createLeads(
  http: FastifyInstance,
  { settings, storage, createLimiter, reserve, now }: Parts,
): Promise<LeadOptions> {
  const mailer = await createMailer(http, settings, storage, createLimiter);
  const shelf = createShelf(settings.dataDir, {
    // Not every lead on the shelf has an outage to wait for: the database may have been too busy.
    onKept: () => emptying.wake(triedAgainAfter),
    makeRoom: reserve.giveUp,
  });
  const { db } = storage;
  const mail = mailer !== undefined;
  const { log } = http;
  let lastFailure = '';

  /** What visitors sent while the database was away: on its return, and what an earlier run left. */
  async function emptyShelf(): Promise<number | undefined> {
    try {
      const stored = await storeShelved({ db, shelf, mail, log });
      lastFailure = '';
      if (stored === 0) return undefined;
      log.warn({ leads: stored }, 'leads that came while the database was away are stored');
      mailer?.wake();
      return undefined;
    } catch (error) {
      // Tried again every second, told once.
      if (String(error) !== lastFailure) log.warn(error, 'leads wait on disk for the database');
      lastFailure = String(error);
      return triedAgainAfter;
    }
  }
  const emptying = scheduleTask(emptyShelf, { onError: (error) => log.error(error) });
  http.addHook('onListen', async () => emptying.wake());
  storage.onTurn((isAway) => {
    if (!isAway) emptying.wake();
  });
  return { db, mailer, shelf, createLimiter, log, ...(now && { now }) };
}

/** Sends from the first request the process hears until the last one is answered. */
async function createMailer(
  http: FastifyInstance,
  { mail, publicUrl, databaseUrl }: Settings,
  storage: Storage,
  createLimiter: CreateLimiter,
): Promise<LeadMailer | undefined> {
  if (!mail) return undefined;
  const { createLeadMailer } = await import('./mailer.ts');
  const isAlone = databaseUrl === undefined;
  const { db } = storage;
  const mailer = createLeadMailer({
    ...{ ...mail, publicUrl, db, isAlone, createLimiter },
    log: http.log,
  });
  http.addHook('onListen', async () => mailer.start());
  http.addHook('onClose', () => mailer.stop());
  storage.onTurn((isAway) => {
    if (!isAway) mailer.givePatience();
  });
  return mailer;
}

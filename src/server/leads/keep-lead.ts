import { Refusal } from '../http/refusal.ts';
import { DatabaseTrouble, troubleIn } from '../storage/database-trouble.ts';
import type { Database } from '../storage/storage.ts';
import { within } from '../timing/deadline.ts';
import type { Shelf } from './shelf.ts';
import { storeLead } from './store-lead.ts';
import type { StoredLead } from './stored-lead.ts';

export interface Keeping {
  db: Database;
  shelf: Shelf;
  /** Whether it is to be mailed. */
  mail: boolean;
  /** Hands a lead to the mail server at once; says whether that took it. */
  hand?: ((lead: StoredLead) => Promise<boolean>) | undefined;
  log?: Log | undefined;
}

interface Log {
  error(facts: object, text: string): void;
}

/** In milliseconds: a visitor waits for the answer. */
const patience = { database: 1_500, shelf: 2_000 };

/**
 * Stores a lead in the database or, where that fails for any reason, on the shelf: it is safe once
 * this is done. Where both fail the mail server gets it, so that the agency has it all the same.
 */
export async function keepLead(lead: StoredLead, keeping: Keeping): Promise<void> {
  const { db, shelf, mail, hand, log } = keeping;
  try {
    // A lead that is stored later all the same is stored once: the shelf has it under the same id.
    await within(patience.database, storeLead(db, lead, { mail }), tooSlow);
    return;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // That the database is away has been logged.
    if (troubleIn(error)?.trouble !== 'away') {
      log?.error({ err: error, lead: lead.id }, 'a lead could not be stored in the database');
    }
  }
  const isShelved = within(patience.shelf, shelf.keep(lead), tooSlow);
  const failed = await isShelved.then((isKept) => (isKept ? undefined : shelfIsFull()), asError);
  if (!failed) return;
  if (!lead.flagged && (await hand?.(lead))) {
    log?.error({ err: failed, lead: lead.id }, 'a lead is stored nowhere and was mailed');
    return;
  }
  throw failed;
}

const tooSlow = () => {
  throw new DatabaseTrouble('busy');
};
const shelfIsFull = () => new Error('The shelf of leads is full.');
const asError = (error: Error) => error;

/** Gives the number of leads stored. A lead that no database would take holds back no other. */
export async function storeShelved({ db, shelf, mail, log }: Keeping): Promise<number> {
  let stored = 0;
  await shelf.empty(async (lead) => {
    try {
      await storeLead(db, lead, { mail }).catch((error) => {
        // Sent twice under one key, with other words: both are kept.
        if (!(error instanceof Refusal)) throw error;
        return storeLead(db, { ...lead, once: undefined }, { mail });
      });
    } catch (error) {
      if (!isItsOwnFault(error)) throw error;
      log?.error({ err: error, lead: lead.id }, 'a lead cannot be stored and is left on disk');
      return false;
    }
    stored += 1;
    return true;
  });
  return stored;
}

/** Its values are refused: by PostgreSQL (classes 22 and 23), by SQLite or on the way there. */
function isItsOwnFault(error: unknown): boolean {
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  if (errcode !== undefined) return [18, 19, 20].includes(errcode & 0xff);
  return error instanceof TypeError || error instanceof RangeError || /^2[23]/.test(code);
}

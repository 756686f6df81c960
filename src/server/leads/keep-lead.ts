import { isDatabaseAway } from '../storage/database-away.ts';
import type { Database } from '../storage/storage.ts';
import type { Shelf } from './shelf.ts';
import { storeLead } from './store-lead.ts';
import type { StoredLead } from './stored-lead.ts';

interface Keeping {
  db: Database;
  shelf: Shelf;
  /** Whether it is to be mailed. */
  mail: boolean;
}

/** In the database or, while that is away, on the shelf: safe either way once this is done. */
export async function keepLead(lead: StoredLead, { db, shelf, mail }: Keeping): Promise<void> {
  try {
    await storeLead(db, lead, { mail });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    if (!(await shelf.keep(lead))) throw new Error('The shelf of leads is full.');
  }
}

/** Says how many were on it. */
export async function storeShelved({ db, shelf, mail }: Keeping): Promise<number> {
  let stored = 0;
  await shelf.empty(async (lead) => {
    await storeLead(db, lead, { mail });
    stored += 1;
  });
  return stored;
}

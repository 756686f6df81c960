import { randomUUID } from 'node:crypto';
import type { Database } from '../storage/storage.ts';
import { queueMail } from './outbox.ts';
import type { Lead } from './stored-lead.ts';

/**
 * Keeps what a visitor sent, what looks like spam included; gives its id. Where it is to be mailed,
 * that is kept in the same transaction: no lead is stored whose e-mail could be forgotten.
 */
export async function storeLead(
  db: Database,
  lead: Lead,
  { now, mail }: { now: number; mail: boolean },
): Promise<string> {
  const id = randomUUID();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('lead')
      .values({
        ...lead,
        id,
        fields: JSON.stringify(lead.fields),
        created_at: new Date(now).toISOString(),
      })
      .execute();
    if (mail) await queueMail(transaction, id, now);
  });
  return id;
}

/** For good, with each try to mail it; says whether there was one. */
export async function forgetLead(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('lead').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function forgetOldLeads(db: Database, days: number, now = Date.now()): Promise<void> {
  await db.deleteFrom('lead').where('created_at', '<=', isoDaysAgo(days, now)).execute();
}

/** Leads of this moment and before have been kept for that many days. */
export const isoDaysAgo = (days: number, now = Date.now()) =>
  new Date(now - days * 24 * 60 * 60 * 1000).toISOString();

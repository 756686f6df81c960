import { randomUUID } from 'node:crypto';
import type { Database } from '../storage/storage.ts';
import type { Extras } from './extras.ts';

export interface Lead extends Extras {
  form: 'contact-modal' | 'lease-lead' | 'contact-section';
  fields: Record<string, string>;
}

/** Keeps what a visitor sent, what looks like spam included; gives its id. */
export async function storeLead(db: Database, lead: Lead, now: number): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('lead')
    .values({
      ...lead,
      id,
      fields: JSON.stringify(lead.fields),
      created_at: new Date(now).toISOString(),
    })
    .execute();
  return id;
}

export async function forgetOldLeads(db: Database, days: number, now = Date.now()): Promise<void> {
  const oldest = new Date(now - days * 24 * 60 * 60 * 1000).toISOString();
  await db.deleteFrom('lead').where('created_at', '<=', oldest).execute();
}

import { forgetOldSessions } from './account/sessions.ts';
import { forgetOldLeads } from './leads/store-lead.ts';
import type { Settings } from './settings.ts';
import type { Database } from './storage/storage.ts';

const day = 86_400_000;

/** Lets go of what has been kept long enough, at the start and once a day. */
export function tidyDaily(db: Database, settings: Settings, onError: (error: unknown) => void) {
  const tidy = () => forget(db, settings).catch(onError);
  const timer = setInterval(tidy, day).unref();
  tidy();
  return () => clearInterval(timer);
}

async function forget(db: Database, { historyDays, leadsKeepDays }: Settings): Promise<void> {
  await forgetOldVersions(db, historyDays);
  await forgetOldSessions(db);
  if (leadsKeepDays !== undefined) await forgetOldLeads(db, leadsKeepDays);
}

export async function forgetOldVersions(db: Database, days: number): Promise<void> {
  const before = new Date(Date.now() - days * day).toISOString();
  await db.deleteFrom('document_version').where('replaced_at', '<', before).execute();
}

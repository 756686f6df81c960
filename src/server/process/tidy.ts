import { forgetOldSessions } from '../account/sessions.ts';
import { holdContent } from '../content/content-lock.ts';
import { forgetOldLeads, isoDaysAgo } from '../leads/store-lead.ts';
import { forgetUses } from '../pictures/picture-uses.ts';
import type { UploadStore } from '../pictures/store/store.ts';
import { sweepUploads } from '../pictures/sweep.ts';
import { pruneBackups, pruneSchemas } from '../storage/prune-backups.ts';
import type { Database } from '../storage/storage.ts';
import { doChore } from './chores.ts';
import type { Settings } from './settings.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Lets go of what has been kept long enough, once a day, whichever process comes to it first. */
export function tidyDaily(
  db: Database,
  uploads: UploadStore,
  settings: Settings,
  onError: (error: unknown) => void,
) {
  const work = async () => {
    await forget(db, settings);
    await sweepUploads(db, uploads);
  };
  const tidy = () => doChore(db, { name: 'tidy', every: day, work }).catch(onError);
  const timer = setInterval(tidy, hour).unref();
  tidy();
  return () => clearInterval(timer);
}

async function forget(db: Database, settings: Settings): Promise<void> {
  const { historyDays, leadsKeepDays } = settings;
  await forgetOldVersions(db, historyDays);
  await forgetOldSessions(db);
  if (leadsKeepDays !== undefined) await forgetLeads(db, leadsKeepDays, settings);
}

/** Everywhere: a backup is no way to keep what was to be forgotten. */
export async function forgetLeads(
  db: Database,
  days: number,
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): Promise<void> {
  await forgetOldLeads(db, days);
  if (databaseUrl) await pruneSchemas(db, isoDaysAgo(days));
  await pruneBackups(dataDir, isoDaysAgo(days));
}

export async function forgetOldVersions(db: Database, days: number): Promise<void> {
  const before = new Date(Date.now() - days * day).toISOString();
  await db.transaction().execute(async (transaction) => {
    // Not between two looks of somebody who is restoring one of them.
    await holdContent(transaction);
    await transaction.deleteFrom('document_version').where('replaced_at', '<', before).execute();
    await forgetUses(transaction);
  });
}

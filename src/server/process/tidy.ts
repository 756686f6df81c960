import { forgetOldSessions } from '../account/sessions.ts';
import { holdContent } from '../content/content-lock.ts';
import { forgetOldLeads, isoDaysAgo } from '../leads/store-lead.ts';
import { forgetUses } from '../pictures/picture-uses.ts';
import type { UploadStore } from '../pictures/store/store.ts';
import { sweepUploads } from '../pictures/sweep.ts';
import { pruneBackups, pruneSchemas } from '../storage/prune-backups.ts';
import type { Database } from '../storage/storage.ts';
import type { Settings } from './settings.ts';

const day = 86_400_000;

/** Lets go of what has been kept long enough, at the start and once a day. */
export function tidyDaily(
  db: Database,
  uploads: UploadStore,
  settings: Settings,
  onError: (error: unknown) => void,
) {
  const tidy = () =>
    forget(db, settings)
      .then(() => sweepUploads(db, uploads))
      .catch(onError);
  const timer = setInterval(tidy, day).unref();
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

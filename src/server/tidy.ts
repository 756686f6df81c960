import type { Settings } from './settings.ts';
import type { Database } from './storage/storage.ts';

const day = 86_400_000;

/** Lets go of what has been kept long enough, at the start and once a day. */
export function tidyDaily(db: Database, settings: Settings, onError: (error: unknown) => void) {
  const tidy = () => forgetOldVersions(db, settings.historyDays).catch(onError);
  const timer = setInterval(tidy, day).unref();
  tidy();
  return () => clearInterval(timer);
}

export async function forgetOldVersions(db: Database, days: number): Promise<void> {
  const before = new Date(Date.now() - days * day).toISOString();
  await db.deleteFrom('document_version').where('replaced_at', '<', before).execute();
}

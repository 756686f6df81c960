import { openStore } from '../pictures/store/open-store.ts';
import type { Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';
import { appliedMigrations } from '../storage/migrate.ts';
import { openExisting } from '../storage/open-storage.ts';
import { keepPrivate } from '../storage/private-files.ts';
import type { Storage } from '../storage/storage.ts';
import { openBackupBucket } from './backup-bucket.ts';
import { type MadeBackup, makeBackup, requireComplete } from './make-backup.ts';
import { sayWhy } from './say-why.ts';
import { removeOutdated } from './tidy-backups.ts';

/** Everything, proved, here and in the bucket for backups where there is one. */
export async function backUp(storage: Storage, settings: Settings): Promise<MadeBackup> {
  if ((await appliedMigrations(storage.db)).length === 0) {
    throw new StartProblem('The database is empty; the first start fills it.');
  }
  await keepPrivate(settings.dataDir);
  const made = await makeBackup({ storage, uploads: await openStore(settings) }, settings);
  // Not before: what is older is let go once there is something newer.
  await removeOutdated(settings);
  requireComplete(made, settings);
  await sendAway(made, settings);
  return made;
}

/** The same for whoever has not opened the database. */
export async function backUpSite(settings: Settings): Promise<MadeBackup> {
  const storage = await openExisting(settings);
  try {
    return await backUp(storage, settings);
  } finally {
    await storage.close();
  }
}

/** A migration changes the database alone. Without the copy there is none. */
export async function backUpBeforeMigration(storage: Storage, settings: Settings): Promise<void> {
  try {
    await sendAway(await makeBackup({ storage, occasion: 'before-migration' }, settings), settings);
  } catch (error) {
    throw new StartProblem(
      `The database could not be copied before it is brought up to date, so it was left as it is. ${sayWhy(error)}`,
      { cause: error },
    );
  }
}

async function sendAway({ name, file }: MadeBackup, { backupS3 }: Settings): Promise<void> {
  if (backupS3) await openBackupBucket(backupS3).put(name, file);
}

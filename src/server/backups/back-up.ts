import { openStore } from '../pictures/store/open-store.ts';
import { isClockTrusted } from '../process/clock.ts';
import type { Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';
import { appliedMigrations } from '../storage/migrate.ts';
import { openExisting } from '../storage/open-storage.ts';
import { keepPrivate } from '../storage/private-files.ts';
import type { Storage } from '../storage/storage.ts';
import { type MadeBackup, makeBackup, requireComplete } from './make-backup.ts';
import { replaceEqual } from './replace-equal.ts';
import { sayWhy } from './say-why.ts';
import { noteWaiting, sendAway, waitingCopy } from './send-away.ts';
import { removeOutdatedInBucket, removeOutdatedOnDisk } from './tidy-backups.ts';

/** Everything, proved, here and in the bucket for backups where there is one. */
export async function backUp(storage: Storage, settings: Settings): Promise<MadeBackup> {
  if ((await appliedMigrations(storage.db)).length === 0) {
    throw new StartProblem('The database is empty; the first start fills it.');
  }
  await keepPrivate(settings.dataDir);
  const made = await makeBackup({ storage, uploads: await openStore(settings) }, settings);
  // Not before: what is older is let go once there is something newer.
  const mayRemove = await isClockTrusted(storage.db);
  if (mayRemove) await removeOutdatedOnDisk(settings);
  requireComplete(made, settings);
  await noteWaiting(made, settings);
  await sendAway(made, settings);
  if (mayRemove) await removeOutdatedInBucket(settings);
  return made;
}

/**
 * The regular backup: a copy that could not be sent is sent again, rather than another one made,
 * until it is as old as copies are apart. Gives its name.
 */
export async function backUpOrSend(settings: Settings): Promise<string> {
  const waiting = await waitingCopy(settings);
  if (waiting && Date.now() - waiting.madeAt < (settings.backupEvery ?? 0)) {
    await sendAway(waiting, settings);
    return waiting.name;
  }
  return backUpSite(settings);
}

/** A copy of the site as it is now, for a process that has not opened the database. Gives its name. */
export async function backUpSite(settings: Settings): Promise<string> {
  const storage = await openExisting(settings);
  try {
    return (await backUp(storage, settings)).name;
  } finally {
    await storage.close();
  }
}

/** A migration changes the database alone. Without the copy there is none. Gives its place. */
export async function backUpBeforeMigration(storage: Storage, settings: Settings): Promise<string> {
  try {
    const made = await makeBackup({ storage, occasion: 'before-migration' }, settings);
    await replaceEqual(made, settings);
    if (await isClockTrusted(storage.db)) await removeOutdatedOnDisk(settings);
    await sendAway(made, settings);
    return made.file;
  } catch (error) {
    throw new StartProblem(
      `The database could not be copied before it is brought up to date, so it was left as it is. ${sayWhy(error)}`,
      { cause: error },
    );
  }
}

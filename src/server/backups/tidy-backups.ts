import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isoDaysAgo } from '../leads/store-lead.ts';
import type { Settings } from '../process/settings.ts';
import { openBackupBucket } from './backup-bucket.ts';
import { forgetLeadsInBucket, forgetLeadsOnDisk } from './forget-leads.ts';
import { toRemove } from './retention.ts';
import { backupsFolder, filesOf, removeLeftovers } from './work-folder.ts';

/** Everything that is done for backups once they are made. */
export async function tidyBackups(settings: Settings): Promise<void> {
  const { dataDir, leadsKeepDays, backupS3 } = settings;
  await removeLeftovers(dataDir);
  await removeOutdatedOnDisk(settings);
  await removeOutdatedInBucket(settings);
  if (leadsKeepDays === undefined) return;
  const oldest = isoDaysAgo(leadsKeepDays);
  const failures: unknown[] = [];
  await forgetLeadsOnDisk(dataDir, oldest).catch((error) => failures.push(error));
  if (backupS3) {
    await forgetLeadsInBucket(openBackupBucket(backupS3), dataDir, oldest).catch((error) =>
      failures.push(error),
    );
  }
  const [failure] = failures;
  if (failure) throw failure;
}

export async function removeOutdatedOnDisk({ dataDir }: Settings): Promise<void> {
  for (const name of toRemove(await filesOf(dataDir))) {
    await rm(join(backupsFolder(dataDir), name), { force: true });
  }
}

export async function removeOutdatedInBucket({ backupS3 }: Settings): Promise<void> {
  if (!backupS3) return;
  const bucket = openBackupBucket(backupS3);
  for (const name of toRemove(await bucket.list())) await bucket.remove(name);
}

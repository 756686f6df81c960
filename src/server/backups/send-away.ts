import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../process/settings.ts';
import { openBackupBucket } from './backup-bucket.ts';
import { readBackupName } from './backup-name.ts';
import type { MadeBackup } from './make-backup.ts';
import { backupsFolder } from './work-folder.ts';

type Here = Pick<Settings, 'dataDir' | 'backupS3'>;

interface WaitingCopy extends Pick<MadeBackup, 'name' | 'file'> {
  madeAt: number;
}

/** A bucket that is away for an hour is no reason to fill the disk with the copies of that hour. */
const sameHour = 60 * 60_000;

export async function sendAway(
  { name, file }: Pick<MadeBackup, 'name' | 'file'>,
  { dataDir, backupS3 }: Here,
): Promise<void> {
  if (!backupS3) return;
  await openBackupBucket(backupS3).put(name, file);
  const waiting = await waitingCopy({ dataDir, backupS3 });
  if (waiting?.name === name) await rm(noteIn(dataDir), { force: true });
}

/** Notes that a copy is to be sent. An earlier one that waits goes if it is not an hour old. */
export async function noteWaiting(
  { name }: Pick<MadeBackup, 'name'>,
  { dataDir, backupS3 }: Here,
): Promise<void> {
  if (!backupS3) return;
  const before = await waitingCopy({ dataDir, backupS3 });
  await writeFile(noteIn(dataDir), name, { mode: 0o600 });
  if (before && Date.now() - before.madeAt < sameHour) await rm(before.file, { force: true });
}

/** The copy that is still to be sent, where it is there. */
export async function waitingCopy({ dataDir, backupS3 }: Here): Promise<WaitingCopy | undefined> {
  if (!backupS3) return undefined;
  const name = await readFile(noteIn(dataDir), 'utf8').catch(() => '');
  const file = join(backupsFolder(dataDir), name);
  const read = readBackupName(name);
  return read && existsSync(file) ? { name, file, madeAt: read.madeAt } : undefined;
}

const noteIn = (dataDir: string) => join(backupsFolder(dataDir), 'to-be-sent');

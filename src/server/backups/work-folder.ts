import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backupName } from './backup-name.ts';

export const backupsFolder = (dataDir: string) => join(dataDir, 'backups');

/** What stands in the folder of the backups, and nothing where there is none. */
export const filesOf = (dataDir: string): Promise<string[]> =>
  readdir(backupsFolder(dataDir)).catch(() => []);

/** A folder for the time of the work: nothing in it is called a backup. */
export async function inWorkFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const name = backupName({ madeAt: Date.now(), occasion: undefined, isIncomplete: false });
  const folder = join(backupsFolder(dataDir), `${name}-${process.pid}${UNFINISHED}`);
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Under its new name the file is complete, whenever the power fails. */
export async function giveName(file: string, place: string): Promise<void> {
  await rename(file, place);
  const folder = await open(dirname(place));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** What killed processes were at; a younger one may be under way. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await filesOf(dataDir)) {
    if (!name.endsWith(UNFINISHED)) continue;
    const path = join(backupsFolder(dataDir), name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LEFT_OVER_AFTER) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

const UNFINISHED = '.unfinished';
const LEFT_OVER_AFTER = 24 * 60 * 60_000;

import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of its own under the data directory; one that is not complete is not called a backup. */
export async function makeBackup(
  dataDir: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(dataDir, 'backups', new Date().toISOString().replaceAll(/[:.]/g, '-'));
  const unfinished = folder + UNFINISHED;
  await mkdir(unfinished, { recursive: true });
  try {
    await fill(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

export const backupsIn = async (dataDir: string): Promise<string[]> => {
  const folder = join(dataDir, 'backups');
  return (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
};

export const isUnfinished = (folder: string) => folder.endsWith(UNFINISHED);

const UNFINISHED = '.unfinished';

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Settings } from '../process/settings.ts';
import { readBackupName } from './backup-name.ts';
import { DATABASE, isSameContent } from './embedded-copy.ts';
import type { MadeBackup } from './make-backup.ts';
import { proveArchive } from './prove-archive.ts';
import { backupsFolder, filesOf, inWorkFolder } from './work-folder.ts';

/**
 * Removes the copy before a migration that was made last, if the new one holds the same. A migration
 * that fails is tried at each start: that must not leave a copy of the whole database each time.
 */
export async function replaceEqual(
  { name, file }: MadeBackup,
  { dataDir }: Pick<Settings, 'dataDir'>,
): Promise<void> {
  const last = (await filesOf(dataDir))
    .filter((each) => each !== name && readBackupName(each)?.occasion === 'before-migration')
    .toSorted()
    .at(-1);
  if (last === undefined) return;
  const before = join(backupsFolder(dataDir), last);
  if (await areEqual(file, before, dataDir)) await rm(before);
}

function areEqual(file: string, other: string, dataDir: string): Promise<boolean> {
  return inWorkFolder(dataDir, async (work) => {
    const unpack = async (archive: string, to: string) => {
      const folder = join(work, to);
      await mkdir(folder);
      const { manifest } = await proveArchive(archive, folder);
      return { manifest: { ...manifest, madeAt: '' }, database: join(folder, DATABASE) };
    };
    const now = await unpack(file, 'now');
    // A damaged copy never counts as equal.
    const before = await unpack(other, 'before').catch(() => undefined);
    if (!before || !isDeepStrictEqual(now.manifest, before.manifest)) return false;
    return isSameContent(now.database, before.database);
  });
}

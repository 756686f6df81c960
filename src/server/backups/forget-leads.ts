import { createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StartProblem } from '../process/start-problem.ts';
import { readArchive, writeArchive } from './archive.ts';
import type { BackupBucket } from './backup-bucket.ts';
import { readBackupName } from './backup-name.ts';
import { DATABASE, factsOf, takeOutLeads } from './embedded-copy.ts';
import { partsOf } from './make-backup.ts';
import { describeBackup, readManifest } from './manifest.ts';
import { proveArchive, UPLOADS } from './prove-archive.ts';
import { sayWhy } from './say-why.ts';
import { backupsFolder, filesOf, giveName, inWorkFolder } from './work-folder.ts';

/**
 * Takes the leads that were made until `oldest` out of every backup in the data directory. One that
 * holds none is not touched; the others are written and proved again.
 */
export async function forgetLeadsOnDisk(dataDir: string, oldest: string): Promise<void> {
  const failures: unknown[] = [];
  for (const name of await filesOf(dataDir)) {
    const place = join(backupsFolder(dataDir), name);
    await forgetAt(place, name).catch((error) => failures.push(error));
  }
  if (failures.length > 0) {
    throw new StartProblem(
      `${failures.length} backups still hold old leads. ${sayWhy(failures[0])}`,
    );
  }

  async function forgetAt(place: string, name: string): Promise<void> {
    if (!readBackupName(name) || !(await holdsOlder(place, oldest))) return;
    await inWorkFolder(dataDir, async (work) => {
      await giveName(await rewritten(place, oldest, work), place);
    });
  }
}

/** The same for the copies in the bucket; one that is on the disk too need not be fetched. */
export async function forgetLeadsInBucket(
  bucket: BackupBucket,
  dataDir: string,
  oldest: string,
): Promise<void> {
  for (const name of await bucket.list()) {
    const stored = await bucket.open(name);
    if (!stored || !(await holdsOlder(stored, oldest))) continue;
    await inWorkFolder(dataDir, async (work) => {
      const here = join(backupsFolder(dataDir), name);
      const file = existsSync(here) ? here : await fetchTo(join(work, 'fetched'), name);
      const isRewritten = !(await holdsOlder(file, oldest));
      await bucket.put(name, isRewritten ? file : await rewritten(file, oldest, work));
    });
  }

  async function fetchTo(file: string, name: string): Promise<string> {
    await pipeline((await bucket.open(name)) ?? Readable.from([]), createWriteStream(file));
    return file;
  }
}

/** Its first part says so. */
async function holdsOlder(archive: string | Readable, oldest: string): Promise<boolean> {
  for await (const { body } of readArchive(archive)) {
    const { oldestLead } = readManifest(await text(body));
    return oldestLead !== null && oldestLead <= oldest;
  }
  return false;
}

async function rewritten(file: string, oldest: string, work: string): Promise<string> {
  const { manifest } = await proveArchive(file, work);
  const database = join(work, DATABASE);
  takeOutLeads(database, oldest);
  const archive = join(work, 'archive');
  const described = describeBackup(factsOf(database), manifest);
  await writeArchive(archive, partsOf(described, database, picturesIn(file)));
  await rm(database);
  await proveArchive(archive, work);
  return archive;
}

async function* picturesIn(file: string) {
  for await (const part of readArchive(file)) if (part.name.startsWith(UPLOADS)) yield part;
}

import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isoDaysAgo } from '../leads/store-lead.ts';
import type { UploadStore } from '../pictures/store/store.ts';
import { isClockTrusted } from '../process/clock.ts';
import type { Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';
import type { Storage } from '../storage/storage.ts';
import { writeArchive } from './archive.ts';
import { backupName, type Occasion } from './backup-name.ts';
import {
  DATABASE,
  factsOf,
  takeOutAnswers,
  takeOutLeads,
  takeOutPictures,
} from './embedded-copy.ts';
import { describeBackup, type Manifest, manifestPart } from './manifest.ts';
import { proveArchive, UPLOADS } from './prove-archive.ts';
import type { Part } from './tar.ts';
import { backupsFolder, giveName, inWorkFolder } from './work-folder.ts';

export interface Copied {
  storage: Storage;
  /** Left out where only the database is copied. */
  uploads?: UploadStore;
  occasion?: Occasion;
}

export interface MadeBackup {
  name: string;
  file: string;
  /** Of pictures, their copies included. */
  files: number;
  named: string[];
  lacking: string[];
}

type Here = Pick<Settings, 'dataDir' | 'leadsKeepDays'>;

/** All that is stored, as one file that has been read back. Saves go on meanwhile. */
export function makeBackup(
  { storage, uploads, occasion }: Copied,
  { dataDir, leadsKeepDays }: Here,
): Promise<MadeBackup> {
  return inWorkFolder(dataDir, async (folder) => {
    const madeAt = Date.now();
    const database = join(folder, DATABASE);
    await storage.copyTo(folder);
    takeOutAnswers(database);
    if (leadsKeepDays !== undefined && (await isClockTrusted(storage.db))) {
      takeOutLeads(database, isoDaysAgo(leadsKeepDays));
    }
    // After the database, so that every picture it names is there: names are never used again.
    const kept = uploads && (await Array.fromAsync(uploads.list(), ({ name }) => name));
    if (kept) await forgetRemoved(storage, database, new Set(kept));

    const archive = join(folder, 'archive');
    const made = {
      madeAt: new Date(madeAt).toISOString(),
      holds: uploads ? ('everything' as const) : ('database' as const),
    };
    const pictures = uploads ? picturesOf(uploads, kept ?? []) : noPictures();
    await writeArchive(
      archive,
      partsOf(describeBackup(factsOf(database), made), database, pictures),
    );
    await rm(database);
    const { files, named, lacking } = await proveArchive(archive, folder);
    const isIncomplete = uploads !== undefined && lacking.length > 0;
    const name = backupName({ madeAt, occasion, isIncomplete });
    const file = join(backupsFolder(dataDir), name);
    await giveName(archive, file);
    return { name, file, files, named, lacking: isIncomplete ? lacking : [] };
  });
}

/** Kept all the same: it is the best there is. */
export function requireComplete({ file, named, lacking }: MadeBackup, settings: Settings): void {
  if (lacking.length === 0) return;
  throw new StartProblem(
    `The copy in ${file} lacks ${lacking.length} of ${named.length} pictures, which are not in ${uploadsPlace(settings)}.`,
  );
}

export const uploadsPlace = ({ s3, dataDir }: Settings) =>
  s3 ? `the bucket ${s3.bucket}` : join(dataDir, 'uploads');

/** The manifest first, where it can be read without the rest. */
export async function* partsOf(
  manifest: Manifest,
  database: string,
  pictures: AsyncIterable<Part>,
): AsyncGenerator<Part> {
  yield manifestPart(manifest);
  const { size } = await stat(database);
  yield { name: DATABASE, size, body: createReadStream(database) };
  yield* pictures;
}

async function* picturesOf(uploads: UploadStore, names: string[]): AsyncGenerator<Part> {
  for (const name of names) {
    const found = await uploads.open(name);
    // Removed since it was listed.
    if (found) yield { name: UPLOADS + name, ...found };
  }
}

async function* noPictures(): AsyncGenerator<Part> {}

/** A picture that was deleted after the database was copied is no picture that is missing. */
async function forgetRemoved({ db }: Storage, database: string, kept: Set<string>): Promise<void> {
  const missing = factsOf(database).pictures.filter((name) => !kept.has(name));
  if (missing.length === 0) return;
  const rows = await db
    .selectFrom('upload')
    .select('name')
    .where('going_since', 'is', null)
    .execute();
  const known = new Set(rows.map(({ name }) => name));
  takeOutPictures(
    database,
    missing.filter((name) => !known.has(name)),
  );
}

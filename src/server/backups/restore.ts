import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isoDaysAgo } from '../leads/store-lead.ts';
import { openStore } from '../pictures/store/open-store.ts';
import type { UploadStore } from '../pictures/store/store.ts';
import type { Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';
import { TooOld } from '../storage/before-base.ts';
import { appliedMigrations, migrate } from '../storage/migrate.ts';
import { openStorage } from '../storage/open-storage.ts';
import { keepPrivate } from '../storage/private-files.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { sumOf } from './archive.ts';
import { DATABASE, takeOutLeads } from './embedded-copy.ts';
import { makeBackup } from './make-backup.ts';
import { UPLOADS } from './prove-archive.ts';
import { replaceEverything } from './replace-everything.ts';
import { openSource, type Source } from './restore-source.ts';
import { sayWhy } from './say-why.ts';
import { inWorkFolder } from './work-folder.ts';

export interface Restored {
  /** The backup of what was there, where there was anything. */
  before: string | undefined;
  files: number;
  named: string[];
  /** The pictures that neither the backup nor the store has. */
  lacking: string[];
}

/** Puts a backup in the place of all that is stored. Nothing is touched before all of it is checked. */
export async function restore(path: string, settings: Settings): Promise<Restored> {
  const { dataDir, leadsKeepDays, databaseUrl } = settings;
  await keepPrivate(dataDir);
  return inWorkFolder(dataDir, async (folder) => {
    const source = await openSource(path, folder, settings);
    const database = join(folder, DATABASE);
    await bringUpToDate(folder, path);
    if (leadsKeepDays !== undefined) takeOutLeads(database, isoDaysAgo(leadsKeepDays));

    const storage = await openStorage(settings, { exclusive: true });
    try {
      const uploads = await openStore(settings);
      const before = await backUpBefore(storage, uploads, settings);
      await migrate(storage);
      // The pictures first: whatever is shown can be shown.
      const files = await putPictures(source, uploads);
      const isShared = databaseUrl !== undefined;
      await replaceEverything(database, storage, { isShared, provedAt: source.provedAt });
      const lacking = await lackingIn(uploads, source, before);
      return { before, files, named: source.named, lacking };
    } finally {
      await storage.close();
    }
  });
}

async function bringUpToDate(folder: string, path: string): Promise<void> {
  const copy = await openSqlite(folder, { exclusive: false });
  try {
    await migrate(copy);
  } catch (error) {
    if (error instanceof TooOld) {
      throw new TooOld(`The backup ${path} was made by`, 'restore it first');
    }
    // A migration that failed has its cause, and its own sentence.
    if (!(error instanceof StartProblem) || error.cause) throw error;
    throw new StartProblem(
      `The backup ${path} was made by a newer version of the program; update the program.`,
      { cause: error },
    );
  } finally {
    await copy.close();
  }
}

/** Also of what lacks pictures: that may be the reason for all this. */
async function backUpBefore(
  storage: Storage,
  uploads: UploadStore,
  settings: Settings,
): Promise<string | undefined> {
  if (!(await holdsAnything(storage))) return undefined;
  try {
    const occasion = 'before-restore';
    return (await makeBackup({ storage, uploads, occasion }, settings)).file;
  } catch (error) {
    const place = settings.databaseUrl ? 'another database' : 'another DATA_DIR';
    throw new StartProblem(
      `What is there now could not be backed up first, so nothing was changed; restore to ${place}. (${sayWhy(error)})`,
      { cause: error },
    );
  }
}

async function holdsAnything({ db }: Storage): Promise<boolean> {
  if ((await appliedMigrations(db)).length === 0) return false;
  for (const table of ['document', 'administrator', 'lead', 'upload'] as const) {
    if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) return true;
  }
  return false;
}

/** One at a time; the name tells the content, so what is there already is only looked at. */
async function putPictures(source: Source, uploads: UploadStore): Promise<number> {
  let files = 0;
  for await (const part of source.pictures()) {
    const name = part.name.slice(UPLOADS.length);
    const bytes = await buffer(part.body);
    const kept = await uploads.open(name);
    if (!kept || (await sumOf(kept.body)) !== (await sumOf(oneChunk(bytes)))) {
      // A damaged one would be left as it is.
      if (kept) await uploads.remove(name);
      await uploads.put(name, bytes);
    }
    files += 1;
  }
  return files;
}

async function* oneChunk(bytes: Buffer) {
  yield bytes;
}

/** The pictures that are nowhere. Whatever fails here, the backup is in place. */
async function lackingIn(
  uploads: UploadStore,
  { named }: Source,
  before: string | undefined,
): Promise<string[]> {
  try {
    const kept = new Set(await Array.fromAsync(uploads.list(), ({ name }) => name));
    return named.filter((name) => !kept.has(name));
  } catch (error) {
    const kept = before ? ` What was there before is in ${before}.` : '';
    throw new StartProblem(
      `The backup is restored.${kept} Which pictures are lacking is not known. (${sayWhy(error)})`,
      { cause: error },
    );
  }
}

import { loadSettings, type Settings } from '../process/settings.ts';
import { isUpToDate } from '../storage/migrate.ts';
import { openExisting } from '../storage/open-storage.ts';
import { backUp } from './back-up.ts';
import { noteBackup, noteFailure } from './backup-notes.ts';
import { sayWhy } from './say-why.ts';

/** `npm run backup`: works beside a running server. */
try {
  process.stdout.write(`wajha: backed up to ${await backUpNow(loadSettings())}\n`);
} catch (error) {
  process.stderr.write(`wajha: ${sayWhy(error)}\n`);
  process.exitCode = 1;
}

async function backUpNow(settings: Settings): Promise<string> {
  const storage = await openExisting(settings);
  try {
    const { name, file, files } = await backUp(storage, settings);
    // One that the next start will bring up to date may have no place for the note yet.
    if (await isUpToDate(storage.db)) await noteBackup(storage.db, name);
    const away = settings.backupS3 && ` and to the bucket ${settings.backupS3.bucket}`;
    return `${file}${away ?? ''} (the database and ${files} files of pictures)`;
  } catch (error) {
    await noteFailure(storage.db, sayWhy(error)).catch(() => {});
    throw error;
  } finally {
    await storage.close();
  }
}

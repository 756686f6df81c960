import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isoDaysAgo } from '../leads/store-lead.ts';
import { copyUploads } from '../pictures/copy-uploads.ts';
import { openStore } from '../pictures/store/open-store.ts';
import { loadSettings, type Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';
import { makeBackup } from './make-backup.ts';
import { appliedMigrations } from './migrate.ts';
import { openExisting } from './open-storage.ts';
import { keepPrivate } from './private-files.ts';
import { pruneBackup } from './prune-backups.ts';

/** `npm run backup`: works beside a running server. */
try {
  process.stdout.write(`wajha: backed up to ${await backUp(loadSettings())}\n`);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`wajha: ${error.message}\n`);
  process.exitCode = 1;
}

async function backUp(settings: Settings): Promise<string> {
  const { dataDir, leadsKeepDays } = settings;
  const storage = await openExisting(settings);
  try {
    if ((await appliedMigrations(storage.db)).length === 0) {
      throw new StartProblem('The database is empty; the first start fills it.');
    }
    await keepPrivate(dataDir);
    let copied = new Set<string>();
    const place = await makeBackup(dataDir, async (folder) => {
      await storage.copyTo(folder);
      if (leadsKeepDays !== undefined) pruneBackup(folder, isoDaysAgo(leadsKeepDays));
      // After the database, so that every picture it names is there: names are never used again.
      copied = await copyUploads(await openStore(settings), join(folder, 'uploads'));
    });
    const named = picturesNamedIn(place);
    const lacking = named.filter((name) => !copied.has(name)).length;
    if (lacking > 0) {
      const where = settings.s3 ? `the bucket ${settings.s3.bucket}` : join(dataDir, 'uploads');
      throw new StartProblem(
        `The copy in ${place} lacks ${lacking} of ${named.length} pictures, which are not in ${where}.`,
      );
    }
    return `${place} (the database and ${copied.size} files of pictures)`;
  } finally {
    await storage.close();
  }
}

function picturesNamedIn(folder: string): string[] {
  const copy = new DatabaseSync(join(folder, 'wajha.db'), { readOnly: true });
  const rows = copy.prepare('select name from upload').all();
  copy.close();
  return rows.map(({ name }) => String(name));
}

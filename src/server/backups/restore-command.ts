import { resolve } from 'node:path';
import { loadSettings, type Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';
import { uploadsPlace } from './make-backup.ts';
import { restore } from './restore.ts';
import { sayWhy } from './say-why.ts';

/** `npm run restore FILE`: beside running servers on PostgreSQL, without one otherwise. */
try {
  await restoreNow(loadSettings());
} catch (error) {
  process.stderr.write(`wajha: ${sayWhy(error)}\n`);
  process.exitCode = 1;
}

async function restoreNow(settings: Settings): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartProblem('Say which backup: npm run restore data/backups/….tar.gz');
  // npm runs in the directory of the program, wherever it was called.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const { before, files, named, lacking } = await restore(path, settings);
  if (before) process.stdout.write(`wajha: what was there before is in ${before}\n`);
  process.stdout.write(
    `wajha: restored ${path} (the database and ${files} files of pictures; every sign-in has ended)\n`,
  );
  if (lacking.length === 0) return;
  throw new StartProblem(
    `It lacks ${lacking.length} of ${named.length} pictures, which are not in ${uploadsPlace(settings)} either.`,
  );
}

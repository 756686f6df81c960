import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';
import type { Storage } from './storage.ts';

/**
 * `exclusive` is the server's way in: nobody else may serve the same data directory. Commands that
 * run beside it leave it out.
 */
export async function openStorage(
  settings: Settings,
  { exclusive }: { exclusive: boolean },
): Promise<Storage> {
  if (settings.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings.databaseUrl);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(settings.dataDir, { exclusive });
}

/** For the commands beside a server: opening the embedded database would make one. */
export async function openExisting(settings: Settings): Promise<Storage> {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'wajha.db'))) {
    throw new StartProblem(`There is no database in ${settings.dataDir}; set DATA_DIR.`);
  }
  return openStorage(settings, { exclusive: false });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';
import { appliedMigrations } from './migrate.ts';
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

/**
 * For the commands beside a server: opening the embedded database would make one. Refuses one that
 * is older than the base.
 */
export async function openExisting(settings: Settings): Promise<Storage> {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'wajha.db'))) {
    throw new StartProblem(`There is no database in ${settings.dataDir}; set DATA_DIR.`);
  }
  const storage = await openStorage(settings, { exclusive: false });
  try {
    await appliedMigrations(storage.db);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

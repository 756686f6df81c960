import type { Settings } from '../process/settings.ts';
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

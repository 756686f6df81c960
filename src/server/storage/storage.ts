import type { Kysely } from 'kysely';
import type { Settings } from '../settings.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** The database, whichever engine holds it. */
export interface Storage {
  readonly db: Database;
  /** Copies everything as it is at one moment and says where to. */
  backUp(): Promise<string>;
  /** Tells other processes on the same database, within `transaction`, what has changed, `null` for anything. */
  announce(transaction: Database, page: string | null): Promise<void>;
  /** Hears of it; `null` when anything may have changed. */
  listen(onChange: (page: string | null) => void): Promise<void>;
  close(): Promise<void>;
}

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

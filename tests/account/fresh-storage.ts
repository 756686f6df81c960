import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '../../src/server/process/settings.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { freshPostgres } from '../support/postgres-database.ts';

export const engines = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

export interface FreshStorage {
  storage: Storage;
  environment: Record<string, string>;
  settings: Settings;
  remove(): Promise<void>;
}

/** An empty database of the engine, up to date. */
export async function freshStorage(engine: Engine): Promise<FreshStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-test-'));
  const environment: Record<string, string> = { DATA_DIR: folder };
  if (engine === 'PostgreSQL') environment.DATABASE_URL = await freshPostgres();
  const settings = readSettings(environment);
  const storage = await openStorage(settings, { exclusive: true });
  await migrate(storage);
  const remove = async () => {
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { storage, environment, settings, remove };
}

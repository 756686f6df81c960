import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '../../src/server/process/settings.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { migratedDatabase } from '../support/migrated-database.ts';

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
  const environment = await migratedDatabase(engine === 'SQLite' ? 'sqlite' : 'postgres', folder);
  const settings = readSettings(environment);
  const storage = await openStorage(settings, { exclusive: true });
  const remove = async () => {
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { storage, environment, settings, remove };
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../src/server/process/settings.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import { freshPostgres } from './postgres-database.ts';

/**
 * The settings of a data directory whose database is empty and up to date. It is a copy of one that
 * this process has migrated: to migrate each anew was most of what a database of one's own costs.
 */
export async function migratedDatabase(
  engine: 'sqlite' | 'postgres',
  folder: string,
): Promise<Record<string, string>> {
  if (engine === 'postgres') return { DATA_DIR: folder, DATABASE_URL: await migratedPostgres() };
  sqlite ??= migrateSqlite();
  writeFileSync(join(folder, 'wajha.db'), await sqlite, { mode: 0o600 });
  return { DATA_DIR: folder };
}

export async function migratedPostgres(): Promise<string> {
  postgres ??= migratePostgres();
  return freshPostgres(await postgres);
}

let sqlite: Promise<Buffer> | undefined;
let postgres: Promise<string> | undefined;

async function migrateSqlite(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-migrated-'));
  await migrateAt({ DATA_DIR: folder });
  const bytes = readFileSync(join(folder, 'wajha.db'));
  rmSync(folder, { recursive: true });
  return bytes;
}

async function migratePostgres(): Promise<string> {
  const url = await freshPostgres();
  await migrateAt({ DATABASE_URL: url });
  return url;
}

async function migrateAt(environment: Record<string, string>): Promise<void> {
  const storage = await openStorage(readSettings(environment), { exclusive: true });
  await migrate(storage);
  await storage.close();
}

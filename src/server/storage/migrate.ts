import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartProblem } from '../process/start-problem.ts';
import { migrations as ours } from './migrations/index.ts';
import type { Database, Storage } from './storage.ts';

interface Options {
  migrations?: Record<string, Migration>;
  /** Before anything is changed that was there: the time for a backup. */
  before?: () => Promise<void>;
}

/** Brings the database up to this program. */
export async function migrate(
  storage: Pick<Storage, 'db' | 'withoutLimits'>,
  { migrations = ours, before }: Options = {},
): Promise<void> {
  const applied = await appliedMigrations(storage.db);
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new StartProblem(
      'The database was written by a newer version of the program; update the program.',
    );
  }
  if (applied.length === Object.keys(migrations).length) return;
  if (applied.length > 0) await before?.();

  await storage.withoutLimits(async (db) => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

export const isUpToDate = async (db: Database): Promise<boolean> =>
  (await appliedMigrations(db)).length === Object.keys(ours).length;

export async function appliedMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

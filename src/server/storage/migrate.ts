import { sql } from 'kysely';
import { type Migration, type MigrationResult, Migrator } from 'kysely/migration';
import { StartProblem } from '../process/start-problem.ts';
import { sinceBase, takeOverBase } from './before-base.ts';
import { asDatabaseTrouble, troubleIn } from './database-trouble.ts';
import { BASE, migrations as ours } from './migrations/index.ts';
import type { Database, Storage } from './storage.ts';

interface Options {
  migrations?: Record<string, Migration>;
  /** Called before an existing database is changed, to make a backup. Gives its place. */
  before?: () => Promise<string>;
}

/** Brings the database up to this program. */
export async function migrate(
  storage: Pick<Storage, 'db' | 'withoutLimits'>,
  { migrations = ours, before }: Options = {},
): Promise<void> {
  const names = await namesIn(storage.db);
  const applied = await sinceBase(storage.db, names);
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new StartProblem(
      'The database was written by a newer version of the program; update the program.',
    );
  }
  if (applied.includes(BASE) && !names.includes(BASE)) await takeOverBase(storage.db);
  if (applied.length === Object.keys(migrations).length) return;
  const copy = applied.length > 0 ? await before?.() : undefined;

  await storage.withoutLimits(async (db) => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw explain(error, results, copy);
  });
}

function explain(error: unknown, results: MigrationResult[], copy: string | undefined): unknown {
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  // The database itself is at fault, and says so.
  if (failed === undefined || troubleIn(asDatabaseTrouble(error))) return error;
  const [cause] = String((error as Error).message ?? error).split('\n');
  const kept = copy ? ` A copy of it is in ${copy}.` : '';
  return new StartProblem(
    `The migration ${failed} failed, so the database was left as it is: ${cause}.${kept}`,
    { cause: error },
  );
}

export const isUpToDate = async (db: Database): Promise<boolean> =>
  (await appliedMigrations(db)).length === Object.keys(ours).length;

/** Refuses a database that is older than the base. */
export const appliedMigrations = async (db: Database): Promise<string[]> =>
  sinceBase(db, await namesIn(db));

async function namesIn(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

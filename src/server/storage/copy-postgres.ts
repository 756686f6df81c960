import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { StartProblem } from '../process/start-problem.ts';
import { insertRows } from './insert-rows.ts';
import { appliedMigrations, migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openSqlite } from './sqlite.ts';
import type { Database } from './storage.ts';

/**
 * Writes everything as it is at one moment into an embedded database, which needs no other program
 * to be read or served: the tables of both engines are the same.
 */
export async function copyPostgres(db: Database, folder: string): Promise<void> {
  const copy = await openSqlite(folder, { exclusive: false });
  try {
    await migrate(copy, { migrations: await sameMigrations(db) });
    const tables = await copy.db.introspection.getTables();
    await sql`pragma foreign_keys = off`.execute(copy.db);
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (from) => {
        for (const { name } of tables) await copyTable(from, copy.db, name);
      });
    // All of it in one file.
    await sql`pragma journal_mode = delete`.execute(copy.db);
  } finally {
    await copy.close();
  }
}

/** A copy before a migration has the tables of before. */
async function sameMigrations(db: Database): Promise<Record<string, Migration>> {
  const applied = await appliedMigrations(db);
  if (applied.some((name) => !(name in migrations))) {
    throw new StartProblem(
      'The database was written by a newer version of the program; update the program.',
    );
  }
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => applied.includes(name)));
}

const atOnce = 200;

/** A part at a time: years of versions do not fill the memory. */
async function copyTable(from: Database, to: Database, name: string): Promise<void> {
  const table = sql.table(name);
  await sql`delete from ${table}`.execute(to);
  await sql`declare everything no scroll cursor for select * from ${table}`.execute(from);
  await to.transaction().execute(async (transaction) => {
    for (;;) {
      const { rows } = await sql<Record<string, unknown>>`
        fetch ${sql.lit(atOnce)} from everything
      `.execute(from);
      if (rows.length === 0) break;
      await insertRows(transaction, name, rows);
    }
  });
  await sql`close everything`.execute(from);
}

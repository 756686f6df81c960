import { sql } from 'kysely';
import { StartProblem } from '../process/start-problem.ts';
import { appliedMigrations, migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
import type { Database } from './storage.ts';

/**
 * Writes everything as it is at one moment into an embedded database, which needs no other program
 * to be read or served: the tables of both engines are the same.
 */
export async function copyPostgres(db: Database, folder: string): Promise<void> {
  const copy = await openSqlite(folder, { exclusive: false });
  try {
    await migrate(copy);
    await refuseOtherVersion(db, copy.db);
    const tables = await copy.db.introspection.getTables();
    await sql`pragma foreign_keys = off`.execute(copy.db);
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (from) => {
        for (const { name } of tables) await copyTable(from, copy.db, name);
      });
  } finally {
    await copy.close();
  }
}

async function refuseOtherVersion(db: Database, copy: Database): Promise<void> {
  const [theirs, ours] = [await appliedMigrations(db), await appliedMigrations(copy)];
  if (theirs.sort().join() === ours.sort().join()) return;
  throw new StartProblem(
    'The database is of another version of the program; start this one first, which brings it up to date.',
  );
}

const atOnce = 500;

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
      const [first] = rows;
      if (!first) break;
      const columns = Object.keys(first);
      const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
      await sql`
        insert into ${table} (${sql.join(columns.map((column) => sql.ref(column)))})
        values ${sql.join(values)}
      `.execute(transaction);
    }
  });
  await sql`close everything`.execute(from);
}

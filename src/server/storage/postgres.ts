import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../process/start-problem.ts';
import { copyPostgres } from './copy-postgres.ts';
import { listenForChanges } from './listen-postgres.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

export async function openPostgres(url: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // A broken idle connection is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartProblem('The database at DATABASE_URL cannot be reached.', { cause: error });
  }
  let stopListening = async () => {};
  return {
    db,
    backUp: () => copyToSchema(db),
    copyTo: (folder) => copyPostgres(db, folder),
    async announce(transaction, page) {
      await sql`select pg_notify('wajha_content', ${page ?? ''})`.execute(transaction);
    },
    async listen(onChange) {
      const stopNotices = await listenForChanges(url, onChange);
      const stopPolling = await pollRevision(db, onChange);
      stopListening = async () => {
        stopPolling();
        await stopNotices();
      };
    },
    async close() {
      await stopListening();
      await db.destroy();
    },
  };
}

/** Tables of the same names in a schema of their own: a copy that needs no other program. */
async function copyToSchema(db: Kysely<Tables>): Promise<string> {
  const schema = `backup_${new Date().toISOString().replaceAll(/\D/g, '')}`;
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`create schema ${sql.id(schema)}`.execute(transaction);
      const tables = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'
      `.execute(transaction);
      for (const { name } of tables.rows) {
        await sql`create table ${sql.id(schema, name)} as table ${sql.id(name)}`.execute(
          transaction,
        );
      }
    });
  return `schema ${schema}`;
}

const pollEvery = 5_000;

/** A net under the notices: a revision that nobody spoke of means that one was missed. */
async function pollRevision(db: Kysely<Tables>, onChange: (page: string | null) => void) {
  const current = async () =>
    (await db.selectFrom('content_revision').select('revision').executeTakeFirst())?.revision;
  let seen = await current();
  const poll = async () => {
    const revision = await current();
    if (revision !== seen) onChange(null);
    seen = revision;
  };
  let isPolling = false;
  const timer = setInterval(async () => {
    // One at a time: an answer that is slow to come must not pile up questions.
    if (isPolling) return;
    isPolling = true;
    // While the database is away there is nothing to miss.
    await poll().catch(() => {});
    isPolling = false;
  }, pollEvery).unref();
  return () => clearInterval(timer);
}

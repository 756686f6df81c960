import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../process/start-problem.ts';
import { copyPostgres } from './copy-postgres.ts';
import { explainPostgres } from './explain-postgres.ts';
import { listenForChanges, type Notice } from './listen-postgres.ts';
import { watchRevision } from './revision-watch.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

export async function openPostgres(url: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // A broken idle connection is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {});
  // So would that of one in use, between two statements of a transaction: nobody else hears it.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartProblem(explainPostgres(error), { cause: error });
  }
  const self = randomUUID();
  let stopListening = async () => {};
  return {
    db,
    backUp: () => copyToSchema(db),
    copyTo: (folder) => copyPostgres(db, folder),
    async announce(transaction, page, revision) {
      const notice: Notice = { from: self, revision, page };
      await sql`select pg_notify('wajha_content', ${JSON.stringify(notice)})`.execute(transaction);
    },
    async listen(onChange) {
      const watch = await watchRevision(
        async () =>
          (await db.selectFrom('content_revision').select('revision').executeTakeFirst())?.revision,
        () => onChange(null),
      );
      const stopNotices = await listenForChanges(url, (notice) => {
        if (!notice) return onChange(null);
        watch.hear(notice.revision);
        // Whoever made the change knows of it already.
        if (notice.from !== self) onChange(notice.page);
      });
      const stopPolling = poll(watch.look);
      stopListening = async () => {
        stopPolling();
        await stopNotices();
      };
    },
    gauges: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
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

function poll(look: () => Promise<void>) {
  let isPolling = false;
  const timer = setInterval(async () => {
    // One at a time: an answer that is slow to come must not pile up questions.
    if (isPolling) return;
    isPolling = true;
    // While the database is away there is nothing to miss.
    await look().catch(() => {});
    isPolling = false;
  }, pollEvery).unref();
  return () => clearInterval(timer);
}

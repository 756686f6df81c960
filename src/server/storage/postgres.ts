import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../process/start-problem.ts';
import { watchRevision } from './revision-watch.ts';
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
  const self = randomUUID();
  let stopListening = async () => {};
  return {
    db,
    backUp: () => copyToSchema(db),
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
  // While the database is away there is nothing to miss.
  const timer = setInterval(() => look().catch(() => {}), pollEvery).unref();
  return () => clearInterval(timer);
}

interface Notice {
  /** Which process has made the change. */
  from: string;
  revision: number;
  page: string | null;
}

/** Nothing where it is not one of this program's: then anything may have changed. */
function noticeOf(payload: string | undefined): Notice | null {
  try {
    const { from, revision, page = null } = JSON.parse(payload ?? '');
    return { from, revision, page };
  } catch {
    return null;
  }
}

const reconnectAfter = 1_000;

async function listenForChanges(url: string, onNotice: (notice: Notice | null) => void) {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', ({ payload }) => onNotice(noticeOf(payload)));
    next.on('error', () => {});
    next.on('end', () => {
      if (!stopped) retry = setTimeout(reconnect, reconnectAfter);
    });
    await next.connect();
    await next.query('listen wajha_content');
    client = next;
  }
  async function reconnect() {
    try {
      await connect();
      // Whatever was said in between went unheard.
      onNotice(null);
    } catch {
      if (!stopped) retry = setTimeout(reconnect, reconnectAfter);
    }
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}

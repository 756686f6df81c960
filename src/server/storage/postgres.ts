import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../process/start-problem.ts';
import { copyPostgres } from './copy-postgres.ts';
import { listenForChanges, type Notice } from './listen-postgres.ts';
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
    async close() {
      await stopListening();
      await db.destroy();
    },
  };
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

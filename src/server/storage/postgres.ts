import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../process/start-problem.ts';
import { createConnections, setLimits } from './connections.ts';
import { copyPostgres } from './copy-postgres.ts';
import { watchDamage } from './damage.ts';
import { explainPostgres } from './explain-postgres.ts';
import { holdLifeline } from './lifeline.ts';
import { wasCommitted } from './lost-commit.ts';
import { watchRevision } from './revision-watch.ts';
import type { Database, Notice, Storage } from './storage.ts';
import type { Tables } from './tables.ts';
import { createTry } from './try-database.ts';

export async function openPostgres(url: string): Promise<Storage> {
  const connections = createConnections(url);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: connections, onCreateConnection: setLimits }),
  });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartProblem(explainPostgres(error), { cause: error });
  }
  const turns: ((isAway: boolean, cause?: unknown) => void)[] = [];
  let stopListening = async () => {};
  return {
    db,
    withoutLimits: (work) => workPatiently(url, work),
    // Its own vacuum does it, when the database's settings say so.
    async eraseDeleted() {},
    onTurn: (listener) => void turns.push(listener),
    tryOut: createTry(db, () => sql`select 1`.execute(db)),
    damage: watchDamage(),
    countConnections: connections.count,
    copyTo: (folder) => workPatiently(url, (patient) => copyPostgres(patient, folder)),
    async announce(transaction, notice) {
      const { rows } = await sql<{ id: string }>`
        select pg_notify('wajha_content', ${payloadOf(notice)}), pg_current_xact_id()::text as id
      `.execute(transaction);
      return () => wasCommitted(db, rows[0]?.id ?? '');
    },
    async listen(onNotice) {
      const watch = watchRevision(() => onNotice(null));
      stopListening = await holdLifeline(url, {
        onNotice(notice) {
          if (notice) watch.hear(notice.revision);
          onNotice(notice);
        },
        onBeat: watch.see,
        onTurn(isAway, cause) {
          if (isAway) connections.cutOff();
          else connections.goOn();
          for (const listener of turns) listener(isAway, cause);
        },
      });
    },
    async close() {
      await stopListening();
      await db.destroy();
    },
  };
}

/** PostgreSQL takes less than 8,000 bytes. */
const longestPayload = 7_500;

function payloadOf({ revision, changed }: Notice): string {
  const payload = JSON.stringify({ revision, changed });
  const fits = Buffer.byteLength(payload) <= longestPayload;
  return fits ? payload : JSON.stringify({ revision, changed: null });
}

/** A migration or a copy takes as long as it takes. */
async function workPatiently<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

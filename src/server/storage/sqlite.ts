import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { StartProblem } from '../process/start-problem.ts';
import { watchDamage } from './damage.ts';
import { type Connections, EmbeddedDialect, inOurWords, patience } from './sqlite-dialect.ts';
import { openWriterApart, openWriterHere } from './sqlite-writer.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';
import { createTry } from './try-database.ts';
import { createTurns } from './turns.ts';

/** In milliseconds; short, since the answer of `/api/ready` waits for it. */
const patienceOfTries = 500;

const pragmas = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`;

/** `exclusive` is for the server, where a write must not hold up requests: see sqlite-writer.ts. */
export async function openSqlite(
  dataDir: string,
  { exclusive }: { exclusive: boolean },
): Promise<Storage> {
  const lock = await prepare(dataDir, exclusive);
  const connections = await connect(join(dataDir, 'wajha.db'), exclusive).catch((error) => {
    lock?.close();
    throw error;
  });
  const databaseWith = (within: number) =>
    new Kysely<Tables>({ dialect: new EmbeddedDialect(connections, { within }) });
  const db = databaseWith(patience);
  const patient = databaseWith(Number.POSITIVE_INFINITY);
  return {
    db,
    async copyTo(folder) {
      await sql`vacuum into ${join(folder, 'wajha.db')}`.execute(patient);
    },
    withoutLimits: (work) => work(patient),
    async eraseDeleted() {
      // The log beside the file would keep it until it is written over. Where another program reads
      // just now the next time does it.
      await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => {});
    },
    // It is in this process.
    onTurn() {},
    // A lock or a disk that hangs is said rather than waited for.
    tryOut: createTry(databaseWith(patienceOfTries), async () => {
      await sql`select 1`.execute(db);
      await inOurWords(connections.writer.look());
    }),
    damage: watchDamage(),
    countConnections: () => ({ used: 1, idle: 0, waiting: connections.turns.waiting() }),
    // One process serves one data directory, so there is nobody to tell.
    announce: async () => async () => undefined,
    async listen() {},
    async close() {
      await db.destroy();
      await patient.destroy();
      connections.reader?.close();
      await connections.writer.close();
      lock?.close();
    },
  };
}

async function connect(file: string, exclusive: boolean): Promise<Connections> {
  const turns = createTurns();
  if (exclusive) {
    const writer = await openWriterApart(file, pragmas);
    return { writer, reader: readerOf(file), turns };
  }
  const writer = openWriterHere(file, `pragma busy_timeout = ${patience}; ${pragmas}`);
  return { writer, reader: undefined, turns };
}

function readerOf(file: string): DatabaseSync {
  const reader = new DatabaseSync(file);
  reader.exec('pragma query_only = on');
  return reader;
}

async function prepare(dataDir: string, exclusive: boolean): Promise<DatabaseSync | undefined> {
  try {
    await mkdir(join(dataDir, 'uploads'), { recursive: true });
    return exclusive ? lockOf(dataDir) : undefined;
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`The data directory ${dataDir} is not writable.`, { cause: error });
  }
}

/** WAL lets any number of processes in; an exclusive transaction beside it lets in one. */
function lockOf(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(join(dataDir, 'lock.db'));
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !/locked/.test(error.message)) throw error;
    throw new StartProblem(
      `The data directory ${dataDir} is in use by another process; stop it or set DATA_DIR.`,
      { cause: error },
    );
  }
}

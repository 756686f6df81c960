import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely';
import { StartProblem } from '../process/start-problem.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

export async function openSqlite(
  dataDir: string,
  { exclusive }: { exclusive: boolean },
): Promise<Storage> {
  const lock = await prepare(dataDir, exclusive);
  const connection = new DatabaseSync(join(dataDir, 'wajha.db'));
  connection.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 5000;
  `);
  const db = new Kysely<Tables>({ dialect: new Dialect(connection) });
  return {
    db,
    async copyTo(folder) {
      await sql`vacuum into ${join(folder, 'wajha.db')}`.execute(db);
    },
    withoutLimits: (work) => work(db),
    // It is in this process.
    onTurn() {},
    countConnections: () => ({ used: 1, idle: 0, waiting: 0 }),
    // One process serves one data directory, so there is nobody to tell.
    async announce() {},
    async listen() {},
    async close() {
      await db.destroy();
      lock?.close();
    },
  };
}

class Dialect extends SqliteDialect {
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    super({ database: adaptToKysely(connection) });
    this.#connection = connection;
  }

  override createAdapter() {
    return new Adapter();
  }

  override createDriver() {
    return new Driver(this.#connection);
  }
}

/** SQLite takes back a changed table too, so a migration is all or nothing here as well. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** On a full disk SQLite takes all back by itself; asked to again, it would complain of that alone. */
class Driver extends SqliteDriver {
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    super({ database: adaptToKysely(connection) });
    this.#connection = connection;
  }

  override async rollbackTransaction(used: DatabaseConnection) {
    if (this.#connection.isTransaction) await super.rollbackTransaction(used);
  }
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

/** The few calls that Kysely makes, on Node's own SQLite. */
function adaptToKysely(connection: DatabaseSync): SqliteDatabase {
  return {
    close: () => connection.close(),
    prepare(statementText) {
      const statement = connection.prepare(statementText);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
        run(parameters) {
          const { changes, lastInsertRowid } = statement.run(...values(parameters));
          return { changes, lastInsertRowid };
        },
      };
    },
  };
}

import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { asDatabaseTrouble, troubleIn } from './database-trouble.ts';
import { type Outcome, runOn, type Statement } from './sqlite-statement.ts';
import type { Writer } from './sqlite-writer.ts';
import type { Turns } from './turns.ts';

export interface Connections {
  writer: Writer;
  /** Reads committed rows while the writer is at work; without a reader the writer reads too. */
  reader: DatabaseSync | undefined;
  turns: Turns;
}

/** In milliseconds. */
export const patience = 5_000;

/** Kysely's own for SQLite has one connection, on which reads wait for writes. */
export class EmbeddedDialect implements Dialect {
  readonly #connections: Connections;
  readonly #within: number;

  constructor(connections: Connections, { within }: { within: number }) {
    this.#connections = connections;
    this.#within = within;
  }

  createDriver = () => new EmbeddedDriver(this.#connections, this.#within);
  createAdapter = () => new Adapter();
  createQueryCompiler = () => new SqliteQueryCompiler();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
}

/** SQLite takes back a changed table too, so a migration is all or nothing here as well. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }

  override get supportsTransactionalDdl() {
    return true;
  }
}

class EmbeddedDriver implements Driver {
  readonly #connections: Connections;
  readonly #within: number;

  constructor(connections: Connections, within: number) {
    this.#connections = connections;
    this.#within = within;
  }

  async init() {}

  async acquireConnection() {
    return new EmbeddedConnection(this.#connections, this.#within);
  }

  async beginTransaction(connection: EmbeddedConnection) {
    await connection.begin();
  }

  async commitTransaction(connection: EmbeddedConnection) {
    await connection.commit();
  }

  async rollbackTransaction(connection: EmbeddedConnection) {
    await connection.rollback();
  }

  async releaseConnection() {}
  /** The connections are closed where they were opened. */
  async destroy() {}
}

/** Reads go to the reader, at once; writes wait for their turn at the writer. */
class EmbeddedConnection implements DatabaseConnection {
  readonly #connections: Connections;
  readonly #within: number;
  /** While it has a transaction, its turn. */
  #giveBack: (() => void) | undefined;
  #isLate = false;

  constructor(connections: Connections, within: number) {
    this.#connections = connections;
    this.#within = within;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const done = inOurWords(this.#run({ sql, parameters }));
    const { rows, changes, lastInsertRowid } = await done;
    return {
      rows: rows as R[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      ...(lastInsertRowid !== undefined && { insertId: BigInt(lastInsertRowid) }),
    };
  }

  streamQuery(): never {
    throw new Error('Nothing is read that way.');
  }

  /** Locks for writing at once: a transaction that begins with a read may be too old to write. */
  async begin(): Promise<void> {
    const began = performance.now();
    const giveBack = await this.#connections.turns.take(this.#within);
    try {
      await inOurWords(this.#untilUnlocked(() => this.#write(beginning), began));
      this.#giveBack = giveBack;
    } catch (error) {
      this.#takeBackLater(giveBack);
      throw error;
    }
  }

  async commit(): Promise<void> {
    await inOurWords(this.#write(committing));
    this.#endTurn();
  }

  async rollback(): Promise<void> {
    // Not awaited where the disk hangs: the editor is told that the save takes too long.
    if (this.#isLate) return this.#takeBackLater(this.#giveBack);
    await this.#write(takingBack).finally(() => this.#endTurn());
  }

  #endTurn(): void {
    this.#giveBack?.();
    this.#giveBack = undefined;
  }

  async #run(statement: Statement): Promise<Outcome> {
    if (this.#giveBack) return this.#write(statement);
    const { reader, turns } = this.#connections;
    const began = performance.now();
    if (reader && /^\s*select\b/i.test(statement.sql)) {
      return this.#untilUnlocked(async () => runOn(reader, statement), began);
    }
    const giveBack = await turns.take(this.#within);
    try {
      const outcome = await this.#untilUnlocked(() => this.#write(statement), began);
      giveBack();
      return outcome;
    } catch (error) {
      this.#takeBackLater(giveBack);
      throw error;
    }
  }

  async #write(statement: Statement): Promise<Outcome> {
    try {
      return await this.#connections.writer.run(statement, this.#within);
    } catch (error) {
      this.#isLate ||= troubleIn(error)?.trouble === 'busy';
      throw error;
    }
  }

  /** The statement under way ends first, however long it takes; no other write comes before. */
  #takeBackLater(giveBack: (() => void) | undefined): void {
    this.#giveBack = undefined;
    this.#connections.writer
      .run(takingBack, Number.POSITIVE_INFINITY)
      .catch(() => {})
      .finally(() => giveBack?.());
  }

  /** SQLite itself would sleep, and the whole process with it. */
  async #untilUnlocked<T>(attempt: () => Promise<T>, began: number): Promise<T> {
    for (let pause = shortest; ; pause = Math.min(pause * 2, longest)) {
      try {
        return await attempt();
      } catch (error) {
        if (!isLocked(error) || performance.now() - began + pause > this.#within) throw error;
        await sleep(pause);
      }
    }
  }
}

export async function inOurWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asDatabaseTrouble(error);
  }
}

/** SQLITE_BUSY in all its forms: another program is writing. */
const isLocked = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;

const plain = (sql: string): Statement => ({ sql, parameters: [] });
const beginning = plain('begin immediate');
const committing = plain('commit');
const takingBack = plain('rollback');

const shortest = 5;
const longest = 200;

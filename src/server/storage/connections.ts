import { CompiledQuery, type DatabaseConnection, type PostgresPool } from 'kysely';
import pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import { asDatabaseTrouble } from './database-trouble.ts';

export interface Connections extends PostgresPool {
  /** From here on asking for one fails at once, and whoever waits for an answer gets none. */
  cutOff(): void;
  goOn(): void;
  count(): { used: number; idle: number; waiting: number };
}

/** In milliseconds. The server's own limits come first, so that a slow statement ends there too. */
export const statementLimits = {
  statement_timeout: 5_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Not when connecting: a pooler refuses a connection that begins with settings it does not know. */
export async function setLimits(connection: DatabaseConnection): Promise<void> {
  const settings = Object.entries(statementLimits).map(
    ([name, milliseconds]) => `set_config('${name}', '${milliseconds}', false)`,
  );
  await connection.executeQuery(CompiledQuery.raw(`select ${settings.join(', ')}`));
}

const answeredWithin = 6_000;
const connectedWithin = 3_000;
const most = 10;

/**
 * Connections for as long as the database answers. While it is away nobody waits for one, and
 * nobody but the lifeline knocks at its door.
 */
export function createConnections(url: string): Connections {
  let pool = openPool(url);
  /** A set, not a promise to race against: that would keep a trace of every race until it ends. */
  const waiting = new Set<(error: Error) => void>();
  let isCut = false;

  return {
    options: {},

    connect: () =>
      new Promise((resolve, reject) => {
        if (isCut) return reject(new DatabaseAway());
        waiting.add(reject);
        pool.take().then(
          (client) => {
            if (waiting.delete(reject)) resolve(client);
            // A connection that comes too late belongs to a pool that is no longer used.
            else client.release(true);
          },
          (error) => {
            waiting.delete(reject);
            reject(asDatabaseTrouble(error));
          },
        );
      }),

    cutOff() {
      if (isCut) return;
      isCut = true;
      for (const reject of waiting) reject(new DatabaseAway());
      waiting.clear();
      pool.endAll();
    },

    goOn() {
      if (!isCut) return;
      pool = openPool(url);
      isCut = false;
    },

    count: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),

    async end() {
      if (!isCut) await pool.end();
    },
  };
}

const openPool = (url: string) =>
  new CarefulPool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: connectedWithin,
    query_timeout: answeredWithin,
    keepAlive: true,
    Client: MistrustfulClient,
  });

class CarefulPool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>();
  #opening: Promise<unknown> | undefined;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => {
      this.#clients.add(client);
      // While it is in use the pool does not listen; unheard, its end would be that of the process.
      client.on('error', () => {});
    });
    this.on('remove', (client) => this.#clients.delete(client));
    // The same for one that is idle; the pool replaces it.
    this.on('error', () => {});
  }

  /** Opens them one after another: at a database that hangs not everybody who asks shall knock. */
  async take(): Promise<pg.PoolClient> {
    while (this.#mustOpen() && this.#opening) await this.#opening;
    const client = this.connect();
    if (this.#opening === undefined) {
      this.#opening = client.catch(() => {}).finally(() => (this.#opening = undefined));
    }
    return client;
  }

  #mustOpen(): boolean {
    return this.idleCount <= this.waitingCount && this.totalCount < most;
  }

  /** Those that are in use too: their owners wait for a database that is gone. */
  endAll(): void {
    this.end().catch(() => {});
    for (const client of this.#clients) client.end().catch(() => {});
  }
}

/** A connection that has once not answered in time is not asked again. */
class MistrustfulClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: it has as many forms as the one it stands for.
  override query(...asked: any[]): any {
    const answer = super.query(...(asked as Parameters<pg.Client['query']>)) as unknown;
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: Error) => {
      if (/^Query read timeout/.test(error.message)) this.end().catch(() => {});
      throw asDatabaseTrouble(error);
    });
  }
}

import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** The database, whichever engine holds it. */
export interface Storage {
  /** What takes too long here fails; while the database is away everything does, at once. */
  readonly db: Database;
  /** For what takes as long as it takes: a migration, a copy. */
  withoutLimits<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Writes the database as it is at one moment, as an embedded one, into a folder. */
  copyTo(folder: string): Promise<void>;
  /**
   * Tells other processes on the same database, within `transaction`, what has changed, `null` for
   * anything, and which revision of the content that makes.
   */
  announce(transaction: Database, page: string | null, revision: number): Promise<void>;
  /** Hears of what others have changed; `null` when that may be anything. */
  listen(onChange: (page: string | null) => void): Promise<void>;
  /** Tells when the database, once listened to, goes away and when it is back. */
  onTurn(listener: (isAway: boolean) => void): void;
  /** By what they do. */
  countConnections(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

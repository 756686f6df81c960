import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** The database, whichever engine holds it. */
export interface Storage {
  readonly db: Database;
  /** Copies everything as it is at one moment and says where to. */
  backUp(): Promise<string>;
  /** Writes the database as it is at one moment, as an embedded one, into a folder. */
  copyTo(folder: string): Promise<void>;
  /**
   * Tells other processes on the same database, within `transaction`, what has changed, `null` for
   * anything, and which revision of the content that makes.
   */
  announce(transaction: Database, page: string | null, revision: number): Promise<void>;
  /** Hears of what others have changed; `null` when that may be anything. */
  listen(onChange: (page: string | null) => void): Promise<void>;
  /** Connections by what they do, where there is more than one. */
  gauges?(): Record<string, number>;
  close(): Promise<void>;
}

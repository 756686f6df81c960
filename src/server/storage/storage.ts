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
  /** Tells other processes on the same database, within `transaction`, what has changed, `null` for anything. */
  announce(transaction: Database, page: string | null): Promise<void>;
  /** Hears of it; `null` when anything may have changed. */
  listen(onChange: (page: string | null) => void): Promise<void>;
  close(): Promise<void>;
}

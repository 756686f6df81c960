import type { Kysely } from 'kysely';
import type { Damage } from './damage.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** What a process tells the others of a save. */
export interface Notice {
  /** The revision of the content that the save has made. */
  revision: number;
  /** Which parts of the content it has changed; `null` where that may be any. */
  changed: readonly string[] | null;
}

/** The database, whichever engine holds it. */
export interface Storage {
  /** What takes too long here fails; while the database is away everything does, at once. */
  readonly db: Database;
  /** For what takes as long as it takes: a migration, a copy. */
  withoutLimits<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Takes deleted rows out of the files too, as far as the program can. */
  eraseDeleted(): Promise<void>;
  /** Writes the database as it is at one moment, as an embedded one, into a folder. */
  copyTo(folder: string): Promise<void>;
  /**
   * Tells all processes on the same database of a save, once `transaction` is committed. Gives what
   * can tell, where the answer to the commit is lost, whether it was made; nothing where that is
   * unknown.
   */
  announce(transaction: Database, notice: Notice): Promise<() => Promise<boolean | undefined>>;
  /** Hears of what was announced, by this process too; `null` where a notice was missed. */
  listen(onNotice: (notice: Notice | null) => void): Promise<void>;
  /** Tells when the database, once listened to, goes away, and why, and when it is back. */
  onTurn(listener: (isAway: boolean, cause?: unknown) => void): void;
  /** Asks whether the database is there and can be written; fails with the trouble otherwise. */
  tryOut(): Promise<void>;
  damage: Damage;
  /** By what they do. */
  countConnections(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export type OwnFile = ReturnType<typeof openOwnFile>;

/**
 * A connection to an embedded database that knows its own file. Where that was deleted, or another
 * was put in its place, everything would go on as before, into a file that no start finds again.
 */
export function openOwnFile(file: string, pragmas: string) {
  const connection = new DatabaseSync(file);
  connection.exec(pragmas);
  // The path is compared with this open file, since some file systems renumber files. It is closed
  // last: to close it earlier would end the locks of SQLite.
  const descriptor = openSync(file, 'r');
  let isEmptied = false;

  function isOwn(): boolean {
    const own = fstatSync(descriptor);
    try {
      const found = statSync(file);
      return own.dev === found.dev && own.ino === found.ino;
    } catch {
      // The next start would not find it either.
      return false;
    }
  }

  /** The log has the name of the database: the next start would play it into the other one. */
  function emptyLog(): void {
    if (isEmptied || connection.isTransaction) return;
    isEmptied = true;
    try {
      connection.exec('pragma wal_checkpoint(truncate)');
    } catch {
      isEmptied = false;
    }
  }

  return {
    connection,
    isReplaced(): boolean {
      if (!isOwn()) {
        emptyLog();
        return true;
      }
      isEmptied = false;
      return false;
    },
    close() {
      connection.close();
      closeSync(descriptor);
    },
  };
}

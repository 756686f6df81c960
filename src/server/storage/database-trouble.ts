/** The reason why the database cannot do its work. */
export type Trouble =
  /** It cannot be reached. */
  | 'away'
  /** It is there, and too slow, or all its connections are taken. */
  | 'busy'
  /** Another program holds it. */
  | 'locked'
  | 'read-only'
  | 'full'
  | 'damaged'
  /** Its disk gives errors. */
  | 'failing'
  /** Its file is gone, or is another one. */
  | 'replaced';

/** How often each has been met since the start, for the metrics. */
export const troublesMet: Partial<Record<Trouble, number>> = {};

/** The database cannot do its work at the moment; nothing is wrong with the question. */
export class DatabaseTrouble extends Error {
  /** The status of a page that needs the database. */
  readonly status = 503;
  readonly trouble: Trouble;

  constructor(trouble: Trouble, options?: ErrorOptions) {
    super(`The database is ${trouble}.`, options);
    this.trouble = trouble;
    troublesMet[trouble] = (troublesMet[trouble] ?? 0) + 1;
  }
}

/** Also where the error is the cause of another. */
export function troubleIn(error: unknown): DatabaseTrouble | undefined {
  if (error instanceof DatabaseTrouble) return error;
  return error instanceof Error ? troubleIn(error.cause) : undefined;
}

/** The error of a database driver, as a `DatabaseTrouble` where its code or text names one. */
export function asDatabaseTrouble(error: unknown): unknown {
  if (error instanceof DatabaseTrouble) return error;
  const trouble = troubleOf(error as DriverError);
  return trouble ? new DatabaseTrouble(trouble, { cause: error }) : error;
}

interface DriverError {
  code?: string;
  message?: string;
  /** SQLite's own, the kind of it in its lowest byte. */
  errcode?: number;
}

function troubleOf({ code = '', message = '', errcode }: DriverError): Trouble | undefined {
  if (errcode !== undefined) return ofSqlite[errcode & 0xff];
  return ofOthers.find(([codes, texts]) => codes.test(code) || texts?.test(message))?.[2];
}

/** https://www.sqlite.org/rescode.html */
const ofSqlite: Record<number, Trouble> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'failing',
  11: 'damaged',
  13: 'full',
  26: 'damaged',
};

/**
 * The codes of PostgreSQL, the system and own-file.ts, and the texts of `pg` where it gives none:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const ofOthers: [codes: RegExp, texts: RegExp | undefined, trouble: Trouble][] = [
  [/^(?:57014|55P03|53300|53200|25P03|40P01)$/, /^timeout exceeded when trying/, 'busy'],
  [/^(?:25006|42501)$/, undefined, 'read-only'],
  [/^53100$/, /No space left on device/, 'full'],
  [/^XX00[12]$/, undefined, 'damaged'],
  [/^58030$/, undefined, 'failing'],
  [/^DATABASE_REPLACED$/, undefined, 'replaced'],
  [
    /^(?:08\w{3}|57P0[1-5]|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
    /^(?:Connection terminated|Query read timeout|Client was closed|Client has encountered a connection error|timeout expired)/,
    'away',
  ],
];

/** The database cannot be asked at the moment; it may be back in the next. */
export class DatabaseAway extends Error {
  /** What a page that needs it answers with. */
  readonly status = 503;

  constructor(options?: ErrorOptions) {
    super('The database is away.', options);
  }
}

/** Also where somebody else has wrapped it. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway || (error instanceof Error && isDatabaseAway(error.cause));

/** What PostgreSQL or the way to it says, in this program's words where it means just that. */
export function asDatabaseAway(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const isAway = awayCodes.test(code) || awayTexts.test(message);
  return isAway ? new DatabaseAway({ cause: error }) : error;
}

/**
 * A connection that failed, a server that shuts down, starts up or has no room, and whatever took
 * longer than it may: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const awayCodes =
  /^(?:08\w{3}|57P0[1-5]|57014|53300|55P03|25P03|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What `pg` says without a code. */
const awayTexts =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client was closed|Client has encountered a connection error|timeout expired)/;

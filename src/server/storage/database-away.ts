/** The database cannot be asked at the moment; it may be back in the next. */
export class DatabaseAway extends Error {
  /** What a page that needs it answers with. */
  readonly status = 503;

  constructor(options?: ErrorOptions) {
    super('The database is away.', options);
  }
}

/** Also for what was under way when it went, or would have had to wait for too long. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return awayCodes.test(code) || awayTexts.test(error.message) || isDatabaseAway(error.cause);
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

import { DatabaseTrouble } from './database-trouble.ts';

/**
 * What is wrong with the database at DATABASE_URL, in one sentence for whoever set it. Nothing of
 * the address is in it: that holds a password.
 */
export function explainPostgres(error: unknown): string {
  return `The database at DATABASE_URL ${causeOf(error) ?? 'cannot be reached'}.`;
}

/** Nothing where it is no mistake of an owner's. */
export function causeOf(error: unknown): string | undefined {
  if (error instanceof DatabaseTrouble) return causeOf(error.cause);
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return causes.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1];
}

/** PostgreSQL's codes, the system's, OpenSSL's, and the words of `pg` where it gives no code. */
const causes: [pattern: RegExp, sentence: string][] = [
  [
    /no encryption|SSL off/,
    'does not let this machine in without TLS: add ?sslmode=verify-full, or a line to its pg_hba.conf',
  ],
  [/pg_hba\.conf/, 'does not let this machine in: its pg_hba.conf has no line for it'],
  [/^28000 role /, 'has no role of that name: check the user name, or create the role'],
  [/^28P01 |password must be a string/, 'refuses the user name or the password'],
  [/^28000 /, 'refuses the user'],
  [/^3D000 /, 'does not exist on its server: create it'],
  [/^42501 /, 'refuses what the program needs: its role must own the database or its schema'],
  [/^25006 /, 'can only be read: it is a copy or in recovery'],
  [/^53300 /, 'has no connection left: raise max_connections or run fewer instances'],
  [/^57P03 /, 'is starting or stopping: try again in a moment'],
  [/does not support SSL/, 'has no TLS: remove sslmode from the address'],
  [
    /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|CERT_|ALTNAME/,
    'shows a certificate that is not trusted: name its authority in NODE_EXTRA_CA_CERTS',
  ],
  [/^ENOTFOUND |^EAI_AGAIN /, 'cannot be reached: no such host is known'],
  [/^ECONNREFUSED /, 'cannot be reached: nobody listens at that host and port'],
  [
    /^ETIMEDOUT |timeout|EHOSTUNREACH|ENETUNREACH/,
    'cannot be reached: its host and port do not answer',
  ],
];

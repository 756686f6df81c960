import type { Result } from './outbox.ts';

/** The few facts of a failure that name nobody: a server's own words may hold an address. */
interface SmtpFailure extends Error {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  permanent?: boolean;
}

/**
 * A server that answered has not taken the message. Without an answer, it may have arrived from the
 * moment that the server asked for it.
 */
export function failureOf(error: SmtpFailure, isHandedOver: boolean): Result {
  const isPermanent = error.permanent ?? false;
  if (error.responseCode !== undefined) {
    return { outcome: 'refused', detail: `${refusal(error)} (${answerOf(error)})`, isPermanent };
  }
  return {
    outcome: isHandedOver ? 'unknown' : 'failed',
    detail: `${reasonOf(error, isHandedOver)} (${error.originalCode ?? error.code ?? 'no code'})`,
    isPermanent,
  };
}

function refusal({ code, command }: SmtpFailure): string {
  if (code === 'EAUTH') return 'The mail server refused the sign-in';
  if (code === 'ETLS') {
    return 'The mail server offers no encryption; nothing is sent without it unless SMTP_ALLOW_PLAIN says so';
  }
  return `The mail server refused at ${command ?? 'an unknown point'}`;
}

function answerOf({ response, responseCode }: SmtpFailure): string {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return enhanced ? `${responseCode} ${enhanced}` : `${responseCode}`;
}

function reasonOf({ code, originalCode }: SmtpFailure, isHandedOver: boolean): string {
  if (isHandedOver) {
    return code === 'ETIMEDOUT'
      ? 'The mail server took the message and did not answer in time'
      : 'The connection broke off while the message was being sent';
  }
  if (code === 'ETIMEDOUT') return 'The mail server did not answer in time';
  if (code === 'EAUTH') return 'Signing in to the mail server was not possible';
  if (/TLS|SSL|CERT|VERIFY/.test(originalCode ?? code ?? '')) {
    return 'The connection to the mail server could not be secured';
  }
  return 'The mail server could not be reached';
}

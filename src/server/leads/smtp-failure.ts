import { type Message, message } from '../../model/messages/message.ts';
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
    // 421: the server closes, and may say so in answer to any command.
    const isServerAway = error.responseCode === 421;
    return { outcome: 'refused', detail: refusal(error), isPermanent, isServerAway };
  }
  const answer = error.originalCode ?? error.code ?? 'no code';
  return {
    outcome: isHandedOver ? 'unknown' : 'failed',
    detail: message(reasonOf(error, isHandedOver), { answer }),
    isPermanent,
    isServerAway: !isHandedOver,
    isTimeOut: error.code === 'ETIMEDOUT',
  };
}

function refusal(error: SmtpFailure): Message {
  const answer = answerOf(error);
  if (error.code === 'EAUTH') return message('mailSignInRefused', { answer });
  if (error.code === 'ETLS') return message('mailNotEncrypted', { answer });
  return message('mailRefused', { answer, command: error.command ?? 'an unknown point' });
}

function answerOf({ response, responseCode }: SmtpFailure): string {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return enhanced ? `${responseCode} ${enhanced}` : `${responseCode}`;
}

function reasonOf({ code, originalCode }: SmtpFailure, isHandedOver: boolean) {
  if (isHandedOver) return code === 'ETIMEDOUT' ? 'mailUnanswered' : 'mailBrokenOff';
  if (code === 'ETIMEDOUT') return 'mailTooSlow';
  if (code === 'EAUTH') return 'mailSignInFailed';
  if (/TLS|SSL|CERT|VERIFY/.test(originalCode ?? code ?? '')) return 'mailNotSecured';
  return 'mailUnreachable';
}

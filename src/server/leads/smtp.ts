import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { message } from '../../model/messages/message.ts';
import { withDeadline } from '../timing/deadline.ts';
import { isLoopback } from './is-loopback.ts';
import type { Result } from './outbox.ts';
import { failureOf } from './smtp-failure.ts';

export interface Message {
  from: string | false;
  to: string[];
  raw: Buffer;
}

/** Hands a message to the mail server; every ending is a result, an abort included. */
export type Send = (message: Message, signal: AbortSignal) => Promise<Result>;

const second = 1000;

/** Long enough for a busy server; the mailer renews its claim for as long as a try lasts. */
const limits = {
  dnsTimeout: 15 * second,
  connectionTimeout: 15 * second,
  greetingTimeout: 15 * second,
  socketTimeout: 30 * second,
  whole: 90 * second,
};

/**
 * `smtps://` is TLS from the start, `smtp://` is STARTTLS. Where neither can be had, nothing is
 * sent: the password and what visitors wrote would be open to everybody on the way.
 */
export function smtpSender(url: string, { allowPlain = false } = {}): Send {
  const asked = parseConnectionUrl(url);
  const mayBePlain = allowPlain || isLoopback(asked.host ?? '');
  // The address may set shorter times and TLS options, but not a log of what visitors write.
  const { auth, ...options } = {
    ...limits,
    ...asked,
    ...{ logger: false, debug: false, transactionLog: false },
    ...(!mayBePlain && { requireTLS: true }),
  };

  return async ({ from, to, raw }, signal) => {
    const connection = new SMTPConnection(options);
    let isHandedOver = false;
    // Read only once the server has asked for the message: before that, nothing can have arrived.
    const body = Readable.from(
      (function* () {
        isHandedOver = true;
        yield raw;
      })(),
    );
    const handOver = (ended: AbortSignal) =>
      new Promise<Result>((resolve) => {
        const fail = (error: Error) => {
          resolve(failureOf(error, isHandedOver));
          connection.close();
        };
        const send = () =>
          connection.send({ from, to, size: raw.length }, body, (error, info) => {
            if (error) return fail(error);
            resolve(takenFor(info));
            connection.quit();
          });
        connection.on('error', fail);
        connection.on('end', () => fail(new Error('closed')));
        if (ended.aborted) return fail(timeOut());
        ended.addEventListener('abort', () => fail(timeOut()));
        connection.connect((error) => {
          if (error) return fail(error);
          if (!auth || !connection.allowsAuth) return send();
          const credentials = { user: auth.user, pass: auth.pass };
          connection.login({ credentials }, (refused) => (refused ? fail(refused) : send()));
        });
      });
    return withDeadline(limits.whole, handOver, signal);
  };
}

const timeOut = () => Object.assign(new Error('time-out'), { code: 'ETIMEDOUT' });

/** The result where the server took the message for one recipient at least. */
function takenFor({
  accepted,
  rejected,
  rejectedErrors = [],
}: SMTPConnection.SentMessageInfo): Result {
  const count = rejected.length;
  const isForNow = ({ responseCode = 0 }: SMTPConnection.SMTPError) => responseCode < 500;
  return {
    outcome: 'sent',
    detail:
      count === 0 ? null : message('recipientsRefused', { count, max: accepted.length + count }),
    isPermanent: false,
    leftTo: rejectedErrors.filter(isForNow).flatMap(({ recipient }) => recipient ?? []),
  };
}

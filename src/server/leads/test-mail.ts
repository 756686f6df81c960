import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type TestMail, testMailSchema } from '../../model/contracts/leads.ts';
import { message } from '../../model/messages/message.ts';
import type { Call } from '../http/calls.ts';
import { jsonSchemaOf } from '../http/json-schema.ts';
import { Refusal } from '../http/refusal.ts';
import { tooMany } from '../http/too-many.ts';
import type { Settings } from '../process/settings.ts';
import { withDeadline } from '../timing/deadline.ts';
import { answeredDetail } from './mail-detail.ts';

/** Enough to put a setting right, too few to fill an inbox; in seconds. */
const testMails = { points: 5, duration: 10 * 60 };

/** Somebody is waiting for the answer, in milliseconds. */
const patience = 30_000;

interface Options {
  /** Without it, leads are only stored. */
  mail: Settings['mail'];
  publicUrl: string;
  now?: () => number;
}

/** Whether e-mails about leads arrive, found out before somebody waits for one. */
export function testMailCall({ mail, publicUrl, now = Date.now }: Options): Call {
  const limiter = new RateLimiterMemory(testMails);
  return {
    method: 'POST',
    path: '/admin/leads/test-mail',
    name: 'sendTestMail',
    summary: 'Send a test e-mail to where the leads go',
    description: 'Waits for it and says what became of it; 409 where no mail is set up.',
    for: 'test mail',
    refuses: [409, 429],
    failed: message('mailNotSent'),
    answers: () => jsonSchemaOf(testMailSchema, 'output'),
    async handle(): Promise<TestMail> {
      if (!mail) throw new Refusal(409, message('mailNotSetUp'));
      const { consumedPoints, msBeforeNext } = await limiter.penalty('everybody');
      if (consumedPoints > testMails.points) {
        throw tooMany(message('tooManyTestMails'), msBeforeNext);
      }
      const [{ testMessage }, { smtpSender }] = await Promise.all([
        import('./test-message.ts'),
        import('./smtp.ts'),
      ]);
      const test = await testMessage({ ...mail, publicUrl }, now());
      const send = smtpSender(mail.smtpUrl, mail);
      const { outcome, detail } = await withDeadline(patience, (signal) => send(test, signal));
      return { outcome, ...answeredDetail(detail), to: mail.to };
    },
  };
}

import { sayInEnglish } from '../../model/messages/say.ts';
import type { CreateLimiter } from '../http/limiters.ts';
import type { Database } from '../storage/storage.ts';
import { claimSummary, collectDue, giveUpOld, settleSummary } from './collected-mail.ts';
import type { MailAddresses } from './lead-mail.ts';
import { mayHaveArrived, type Result } from './outbox.ts';
import type { Message } from './smtp.ts';
import { summaryMail } from './summary-mail.ts';

/** About single leads: a mail account stops at some hundreds a day. */
export const mailsInAnHour = { points: 100, duration: 60 * 60 };

interface Options {
  db: Database;
  createLimiter: CreateLimiter;
  addresses: MailAddresses;
  send: (message: Message) => Promise<Result>;
  now: () => number;
  log: Record<'info' | 'warn', (facts: object, text: string) => void>;
}

/** One e-mail about many leads, where there would be too many. */
export function createSummaries({ db, createLimiter, addresses, send, now, log }: Options) {
  const ofAnHour = createLimiter('mails', mailsInAnHour);

  /** How long no more single e-mails go out; in milliseconds. */
  async function fullFor(): Promise<number> {
    const sent = await ofAnHour.get('all');
    return sent && sent.consumedPoints >= mailsInAnHour.points ? sent.msBeforeNext : 0;
  }

  return {
    fullFor,

    async count({ outcome }: Result): Promise<void> {
      if (mayHaveArrived(outcome)) await ofAnHour.penalty('all');
    },

    /** E-mails beyond the number of an hour wait for the summary at its end. */
    async collect(): Promise<void> {
      const rest = await fullFor();
      if (rest > 0) await collectDue(db, now(), now() + rest);
    },

    /** Gives the result, or `undefined` where no summary is due. */
    async sendNext(): Promise<Result | undefined> {
      const claimed = await claimSummary(db, now());
      if (!claimed) return undefined;
      const result = await send(await summaryMail(claimed, now(), addresses));
      const { outcome, detail } = result;
      const { kind, leads } = claimed;
      const facts = { kind, leads, outcome, detail: detail && sayInEnglish(detail) };
      if (outcome === 'sent') {
        log.info(facts, 'a summary of leads was mailed');
        await settleSummary(db, claimed, now());
      } else {
        log.warn(facts, 'a summary of leads was not mailed');
        await giveUpOld(db, claimed, now());
      }
      return result;
    },
  };
}

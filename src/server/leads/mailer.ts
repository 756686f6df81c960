import { message } from '../../model/messages/message.ts';
import { sayInEnglish } from '../../model/messages/say.ts';
import type { CreateLimiter } from '../http/limiters.ts';
import type { Database } from '../storage/storage.ts';
import { within } from '../timing/deadline.ts';
import { pause } from '../timing/pause.ts';
import { scheduleTask } from '../timing/schedule.ts';
import { leadMail, type MailAddresses } from './lead-mail.ts';
import {
  type Claim,
  claimDue,
  claimLasts,
  nextDue,
  type Result,
  renewClaim,
  settle,
  takeOver,
} from './outbox.ts';
import { type RetrySchedule, retrySchedule } from './retry-schedule.ts';
import { type Send, smtpSender } from './smtp.ts';
import type { StoredLead } from './stored-lead.ts';
import { createSummaries } from './summaries.ts';

export interface LeadMailer {
  start(): void;
  /** There is something new to send; the answer under way goes out first. */
  wake(): void;
  /** A lead that could be stored nowhere, at once and once; says whether the mail server took it. */
  hand(lead: StoredLead): Promise<boolean>;
  /** The database was away: who is sending could not say so, and is not yet to be taken for gone. */
  givePatience(): void;
  /** Lets the message under way finish within `grace`, else leaves it marked as being sent. */
  stop(): Promise<void>;
}

export interface MailerOptions extends MailAddresses {
  db: Database;
  smtpUrl: string;
  /** Whether a mail server elsewhere may be spoken to without encryption. */
  allowPlain: boolean;
  /** Whether no other process sends from this database. */
  isAlone: boolean;
  log: Log;
  createLimiter: CreateLimiter;
  now?: () => number;
  schedule?: RetrySchedule;
  grace?: number;
  send?: Send;
}

interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: unknown, text: string): void;
}

/** Another process may have left something; a look costs next to nothing. */
const lookAgainAfter = 10_000;

/** Three times before the claim ends. */
const renewEvery = claimLasts / 4;

/** How soon after a full disk or a lost database a known outcome is written down after all. */
const recordAgainAfter = 1_000;

/** A visitor waits for it. */
const handedWithin = 10_000;

/** Sends what is queued, one message at a time. */
export function createLeadMailer({
  db,
  smtpUrl,
  allowPlain,
  isAlone,
  log,
  createLimiter,
  now = Date.now,
  schedule = retrySchedule,
  grace = 3_000,
  send = smtpSender(smtpUrl, { allowPlain }),
  ...addresses
}: MailerOptions): LeadMailer {
  let isStarted = false;
  let isStopping = false;
  let takenOver = Promise.resolve();
  let takesOverFrom = 0;
  let timeOutsInARow = 0;
  let pausedUntil = 0;
  const summaries = createSummaries({
    ...{ db, createLimiter, addresses, now, log },
    send: (mail) => send(mail, sending.signal),
  });

  const noteUnread = (error: unknown) => log.error(error, 'the queue of e-mails could not be read');

  async function work(): Promise<number> {
    let wait = lookAgainAfter;
    await takenOver;
    try {
      while (!isStopping && now() >= pausedUntil && (await sendNext()));
      const next = await nextDue(db);
      if (next !== undefined) wait = Math.min(Math.max(next - now(), 0), wait);
    } catch (error) {
      noteUnread(error);
    }
    return Math.max(wait, pausedUntil - now());
  }
  const sending = scheduleTask(work, { onError: noteUnread });

  async function sendNext(): Promise<boolean> {
    await summaries.collect();
    const mayTakeOver = now() >= takesOverFrom;
    const claim = await claimDue(db, { now: now(), schedule, mayTakeOver });
    if (!claim) return sendSummary();
    const renewing = scheduleTask(() => renewClaim(db, claim, now()), {
      every: renewEvery,
      // While the database is away nobody else can take it over either.
      onError: () => {},
    });
    renewing.wake(renewEvery);
    const result = await deliver(claim).finally(() => void renewing.stop());
    if (sending.signal.aborted) return false;
    const { outcome, detail } = result;
    rest(result);
    const facts = {
      lead: claim.lead.id,
      try: claim.number,
      outcome,
      detail: detail && sayInEnglish(detail),
    };
    if (outcome === 'sent') log.info(facts, 'a lead was mailed');
    else log.warn(facts, 'a lead was not mailed');
    await record(claim, result);
    await summaries.count(result);
    return true;
  }

  async function sendSummary(): Promise<boolean> {
    const result = await summaries.sendNext();
    if (result) rest(result);
    return result !== undefined;
  }

  /** Each time-out costs its whole time: not all that wait are to be spent on a server that hangs. */
  function rest({ isTimeOut }: Result): void {
    timeOutsInARow = isTimeOut ? timeOutsInARow + 1 : 0;
    if (timeOutsInARow > 1) pausedUntil = now() + schedule.afterTimeOuts;
  }

  async function deliver({
    lead,
    possiblyRepeated,
    leftTo,
  }: Pick<Claim, 'lead' | 'possiblyRepeated' | 'leftTo'>): Promise<Result> {
    try {
      const mail = await leadMail(lead, { possiblyRepeated, now: now() }, addresses);
      const to = leftTo ? mail.to.filter((each) => leftTo.includes(each)) : mail.to;
      // The recipients that were left are no longer in MAIL_TO.
      if (to.length === 0) return { outcome: 'sent', detail: null, isPermanent: false };
      return await send({ ...mail, to }, sending.signal);
    } catch (error) {
      // Not the error itself, which may quote what the visitor wrote.
      const facts = { lead: lead.id, error: error instanceof Error ? error.name : 'unknown' };
      log.error(facts, 'the e-mail about a lead could not be written');
      return { outcome: 'failed', detail: message('mailNotWritten'), isPermanent: true };
    }
  }

  /** Until it is written down: forgotten, a message that arrived would be sent again. */
  async function record({ lead, number }: Claim, result: Result): Promise<void> {
    while (!sending.signal.aborted) {
      try {
        return await settle(db, { leadId: lead.id, number }, result, { now: now(), schedule });
      } catch (error) {
        log.error(error, 'the outcome of an e-mail could not be stored');
        await pause(recordAgainAfter, sending.signal);
      }
    }
  }

  return {
    start() {
      isStarted = true;
      if (isAlone) takenOver = takeOver(db, now()).catch(noteUnread);
      sending.wake();
    },
    wake() {
      if (isStarted) sending.wake();
    },
    async hand(lead) {
      const handOver = async () => {
        // More would stop the whole account at its provider.
        if ((await summaries.fullFor()) > 0) return false;
        const result = await deliver({ lead, possiblyRepeated: false, leftTo: null });
        await summaries.count(result);
        return result.outcome === 'sent';
      };
      return within(handedWithin, handOver(), () => false).catch(() => false);
    },
    givePatience() {
      takesOverFrom = now() + claimLasts;
    },
    async stop() {
      isStopping = true;
      await sending.stop(grace);
    },
  };
}

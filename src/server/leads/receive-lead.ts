import { randomUUID } from 'node:crypto';
import type { LeadForm } from '../../model/forms/lead-forms.ts';
import { type Message, message } from '../../model/messages/message.ts';
import type { Say } from '../../model/messages/say.ts';
import type { Arrival } from '../http/calls.ts';
import { languageOfSender } from '../http/language-of-sender.ts';
import type { CreateLimiter } from '../http/limiters.ts';
import { Refusal } from '../http/refusal.ts';
import { onceOf } from '../idempotency/idempotency-key.ts';
import type { Database } from '../storage/storage.ts';
import { builtIn, type VisitorWords } from '../wording/visitor-words.ts';
import { type Extras, extrasOf } from './extras.ts';
import { type Keeping, keepLead } from './keep-lead.ts';
import type { LeadMailer } from './mailer.ts';
import { type OfferedPlan, presentPlan } from './present-plan.ts';
import type { Shelf } from './shelf.ts';
import { createSubmissionLimits } from './submission-limits.ts';

export interface LeadOptions {
  db: Database;
  /** Without one, leads are only stored. */
  mailer?: Pick<LeadMailer, 'wake' | 'hand'> | undefined;
  shelf: Shelf;
  createLimiter: CreateLimiter;
  /** What is built in where it is left out. */
  words?: () => Promise<VisitorWords>;
  now?: () => number;
  log?: Keeping['log'];
  /** The agency's number as it was last known. */
  telephone?: () => string | undefined;
  /** What can be chosen at present. */
  plans?: () => Promise<OfferedPlan[]>;
}

/** A form as a visitor sent it. */
export interface SentForm {
  form: LeadForm;
  /** Its fields, and what the page added to them. */
  values: Record<string, unknown>;
  /** Of the network that it came from. */
  address: string;
  /** Where the visitor's browser may send it again. */
  idempotencyKey: string | undefined;
}

export type LeadReceiver = ReturnType<typeof createLeadReceiver>;

/**
 * The one way in for the forms of visitors, by the API as by a page: counted, checked and stored
 * before it is answered, and answered before it is mailed.
 */
export function createLeadReceiver(options: LeadOptions) {
  const { db, mailer, shelf, createLimiter, log, now = Date.now } = options;
  const { plans = noPlans, words = async () => builtIn } = options;
  const limits = createSubmissionLimits(createLimiter);

  async function keep(
    { form, values, address, idempotencyKey }: SentForm,
    { extras, say, own }: { extras: Extras; say: Say; own: VisitorWords },
  ): Promise<void> {
    const sender = { address, isMarked: extras.flagged !== null, say };
    await limits.receive(sender);
    const fields = own.check[form](values, say);
    await limits.accept(sender);
    const facts = { id: randomUUID(), createdAt: new Date(now()).toISOString() };
    const mail = mailer !== undefined;
    // A lead is worth more than the name of its plan: without the plans it is kept as it was sent.
    const offered = extras.plan ? await plans().catch(noPlans) : [];
    const chosen = presentPlan(extras.plan, offered);
    const choices = own.choicesIn(form, fields);
    // Not the time it took, which is another when it is sent again.
    const sent = JSON.stringify([form, fields, extras.plan, extras.page]);
    const once = onceOf(idempotencyKey, sent);
    const lead = { ...facts, ...extras, ...chosen, form, fields, choices, ...(once && { once }) };
    await limits.store(sender, () => keepLead(lead, { db, shelf, mail, hand: mailer?.hand, log }));
    mailer?.wake();
  }

  return {
    /**
     * Refuses a sender over its limit before the body of the request is read. Its language stands
     * in the body: the page that it comes from has one, too.
     */
    async admit({ address, http }: Arrival): Promise<void> {
      const own = await words();
      await limits.admit({ address, say: own.sayIn(languageOfSender(http)) });
    },

    /** Gives the words for the visitor who sent it. */
    async receive(sent: SentForm): Promise<Say> {
      const extras = extrasOf(sent.values);
      const own = await words();
      const say = own.sayIn(extras.language);
      try {
        await keep(sent, { extras, say, own });
        return say;
      } catch (error) {
        if (error instanceof Refusal) throw error;
        const phone = options.telephone?.();
        if (!phone) throw new Refusal(500, notSent[sent.form], { cause: error, say });
        throw new Refusal(503, message('leadNotKept', { phone }), { cause: error, say });
      }
    },
  };
}

/** What is said of a form that could not be kept. */
export const notSent: Record<LeadForm, Message> = {
  'contact-modal': message('modalNotSent'),
  'lease-lead': message('modalNotSent'),
  'contact-section': message('sectionNotSent'),
};

const noPlans = async (): Promise<OfferedPlan[]> => [];

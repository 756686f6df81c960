import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { formSchema } from '../../model/forms/check-form.ts';
import { type LeadForm, leadForms } from '../../model/forms/lead-forms.ts';
import { type Message, message } from '../../model/messages/message.ts';
import type { Say } from '../../model/messages/say.ts';
import type { ApiRequest, Arrival, Call } from '../http/calls.ts';
import { languageOfSender } from '../http/language-of-sender.ts';
import type { CreateLimiter } from '../http/limiters.ts';
import { Refusal } from '../http/refusal.ts';
import { idempotencyKeyOf, onceOf } from '../idempotency/idempotency-key.ts';
import type { Database } from '../storage/storage.ts';
import { builtIn, type VisitorWords } from '../wording/visitor-words.ts';
import { type Extras, extrasOf, extrasSchema } from './extras.ts';
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

/** Every submission is stored before it is answered, and answered before it is mailed. */
export function leadCalls(options: LeadOptions): Call[] {
  const { db, mailer, shelf, createLimiter, log, now = Date.now } = options;
  const { plans = noPlans, words = async () => builtIn } = options;
  const limits = createSubmissionLimits(createLimiter);

  /** Gives the words for whoever sent it. */
  async function receive(request: ApiRequest, form: LeadForm, failed: Message): Promise<Say> {
    const extras = extrasOf(request.body);
    const own = await words();
    const say = own.sayIn(extras.language);
    try {
      await keep(request, form, { extras, say, own });
      return say;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const phone = options.telephone?.();
      if (!phone) throw new Refusal(500, failed, { cause: error, say });
      throw new Refusal(503, message('leadNotKept', { phone }), { cause: error, say });
    }
  }

  /** Its language stands in the body, which is not read: the page that it comes from has one, too. */
  async function admit({ address, http }: Arrival): Promise<void> {
    const own = await words();
    await limits.admit({ address, say: own.sayIn(languageOfSender(http)) });
  }

  async function keep(
    request: ApiRequest,
    form: LeadForm,
    { extras, say, own }: { extras: Extras; say: Say; own: VisitorWords },
  ): Promise<void> {
    const { body, address } = request;
    const key = idempotencyKeyOf(request);
    const sender = { address, isMarked: extras.flagged !== null, say };
    await limits.receive(sender);
    const fields = own.check[form](body, say);
    await limits.accept(sender);
    const facts = { id: randomUUID(), createdAt: new Date(now()).toISOString() };
    const mail = mailer !== undefined;
    // A lead is worth more than the name of its plan: without the plans it is kept as it was sent.
    const offered = extras.plan ? await plans().catch(noPlans) : [];
    const chosen = presentPlan(extras.plan, offered);
    const choices = own.choicesIn(form, fields);
    // Not the time it took, which is another when it is sent again.
    const once = onceOf(key, JSON.stringify([form, fields, extras.plan, extras.page]));
    const lead = { ...facts, ...extras, ...chosen, form, fields, choices, ...(once && { once }) };
    await limits.store(sender, () => keepLead(lead, { db, shelf, mail, hand: mailer?.hand, log }));
    mailer?.wake();
  }

  return [
    {
      method: 'POST',
      path: '/contact/submit',
      summary: 'Send the contact modal or the lease lead form',
      admin: false,
      isOnce: true,
      failed: modalNotSent,
      admit,
      body: () =>
        z.union([
          formSchema(leadForms['contact-modal']).and(extrasSchema),
          formSchema(leadForms['lease-lead']).and(extrasSchema),
        ]),
      async handle(request) {
        const isModal = modalOnly.some((name) => Object.hasOwn(request.body, name));
        const form = isModal ? 'contact-modal' : 'lease-lead';
        const say = await receive(request, form, modalNotSent);
        return { success: true, message: say(message('thankYou')) };
      },
    },
    {
      method: 'POST',
      path: '/send-email',
      summary: 'Send the contact section',
      admin: false,
      isOnce: true,
      failed: sectionNotSent,
      admit,
      body: () => formSchema(leadForms['contact-section']).and(extrasSchema),
      async handle(request) {
        await receive(request, 'contact-section', sectionNotSent);
        return { success: true };
      },
    },
  ];
}

const noPlans = async (): Promise<OfferedPlan[]> => [];

/** Both forms go to one call: these fields, which the lead form lacks, tell them apart. */
const modalOnly = ['interest', 'budget', 'message'];

const modalNotSent = message('modalNotSent');
const sectionNotSent = message('sectionNotSent');

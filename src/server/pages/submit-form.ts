import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Submissions } from '../../model/contracts/page-request.ts';
import type { LeadForm } from '../../model/forms/lead-forms.ts';
import { messageOf } from '../../model/forms/section-message.ts';
import { message } from '../../model/messages/message.ts';
import { visitor } from '../http/gate.ts';
import { Refusal } from '../http/refusal.ts';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.ts';
import type { LeadReceiver } from '../leads/receive-lead.ts';
import type { VisitorWords } from '../wording/visitor-words.ts';

interface Posted {
  leads: LeadReceiver;
  words: VisitorWords;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Receives a form that was posted to a page, and gives the outcome for the page to show. */
export function submissionsOf({ leads, words, request, reply }: Posted): Submissions {
  async function receive(form: LeadForm, values: Record<string, string>): Promise<string> {
    const idempotencyKey = idempotencyKeyOf({ http: request, viewer: visitor });
    const say = await leads.receive({ form, values, address: request.ip, idempotencyKey });
    // The page has its own words for a section that was sent.
    return form === 'contact-section' ? '' : say(message('thankYou'));
  }

  /** The contact section shows other fields than are sent for them. */
  function sentFor(form: LeadForm, values: Record<string, string>): Record<string, string> {
    if (form !== 'contact-section') return values;
    const say = words.sayIn(values.language === 'ar' ? 'ar' : 'en');
    return { ...values, ...messageOf(words.check['filled contact-section'](values, say)) };
  }

  return {
    async submit(form, values) {
      try {
        return { status: 200, message: await receive(form, sentFor(form, values)), fields: {} };
      } catch (error) {
        // No page is made for a form over the limit: it would cost far more than the form.
        if (error instanceof Refusal && error.status === 429) throw error;
        if (error instanceof Refusal && (error.status < 500 || error.status === 503)) {
          reply.headers(error.headers);
          return { status: error.status, message: error.message, fields: error.fields ?? {} };
        }
        request.log.error({ err: error }, 'a submission failed');
        return { status: 500, message: '', fields: {} };
      }
    },
  };
}

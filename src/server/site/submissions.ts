import type { FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from '../../model/forms/section-message.ts';
import type { Call } from '../http/calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { VisitorWords } from '../wording/visitor-words.ts';

/** What the pages may ask for; the web's own type says the same. */
export interface Submissions {
  submit(form: string, values: Record<string, string>): Promise<Outcome>;
}

interface Outcome {
  status: number;
  message: string;
  fields: Record<string, string>;
}

/** Forms that were posted to a page go the way of the API's calls: same checks, limits and store. */
export function submissionsOf(
  calls: readonly Call[],
  http: FastifyRequest,
  reply: FastifyReply,
  words: VisitorWords,
): Submissions {
  async function call(path: string, body: Record<string, unknown>): Promise<Outcome> {
    const found = calls.find((each) => each.path === path && each.method === 'POST');
    if (!found) throw new Error(`there is no call ${path}`);
    const request = { params: {}, query: {}, body, address: http.ip, administrator: null, http };
    const answer = (await found.handle(request)) as { message?: string };
    return { status: 200, message: answer.message ?? '', fields: {} };
  }

  async function send(form: string, values: Record<string, string>): Promise<Outcome> {
    if (form === 'lease-lead') return call('/contact/submit', values);
    // The call knows the modal by its fields, so one of them must be there.
    if (form === 'contact-modal') return call('/contact/submit', { interest: '', ...values });
    const say = words.sayIn(values.language === 'ar' ? 'ar' : 'en');
    const filled = words.check['filled contact-section'](values, say);
    return call('/send-email', { ...values, ...messageOf(filled) });
  }

  return {
    async submit(form, values) {
      try {
        return await send(form, values);
      } catch (error) {
        // No page is made for a form over the limit: it would cost far more than the form.
        if (error instanceof Refusal && error.status === 429) throw error;
        if (error instanceof Refusal && (error.status < 500 || error.status === 503)) {
          reply.headers(error.headers);
          return { status: error.status, message: error.message, fields: error.fields ?? {} };
        }
        http.log.error({ err: error }, 'a submission failed');
        return { status: 500, message: '', fields: {} };
      }
    },
  };
}

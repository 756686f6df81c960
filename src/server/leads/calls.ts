import { z } from 'zod';
import { formSchema } from '../../model/forms/check-form.ts';
import { type LeadForm, leadForms } from '../../model/forms/lead-forms.ts';
import { message } from '../../model/messages/message.ts';
import type { ApiRequest, Call } from '../http/calls.ts';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.ts';
import { extrasSchema } from './extras.ts';
import { type LeadReceiver, notSent } from './receive-lead.ts';

/** What visitors send from the forms of the pages. */
export function leadCalls({ admit, receive }: LeadReceiver): Call[] {
  const receiveAs = (form: LeadForm, request: ApiRequest) => {
    const { body: values, address } = request;
    return receive({ form, values, address, idempotencyKey: idempotencyKeyOf(request) });
  };
  return [
    {
      method: 'POST',
      path: '/contact/submit',
      summary: 'Send the contact modal or the lease lead form',
      admin: false,
      isOnce: true,
      failed: notSent['contact-modal'],
      admit,
      body: () =>
        z.union([
          formSchema(leadForms['contact-modal']).and(extrasSchema),
          formSchema(leadForms['lease-lead']).and(extrasSchema),
        ]),
      async handle(request) {
        const isModal = modalOnly.some((name) => Object.hasOwn(request.body, name));
        const say = await receiveAs(isModal ? 'contact-modal' : 'lease-lead', request);
        return { success: true, message: say(message('thankYou')) };
      },
    },
    {
      method: 'POST',
      path: '/send-email',
      summary: 'Send the contact section',
      admin: false,
      isOnce: true,
      failed: notSent['contact-section'],
      admit,
      body: () => formSchema(leadForms['contact-section']).and(extrasSchema),
      async handle(request) {
        await receiveAs('contact-section', request);
        return { success: true };
      },
    },
  ];
}

/** Both forms go to one call: these fields, which the lead form lacks, tell them apart. */
const modalOnly = ['interest', 'budget', 'message'];

import { formSchema } from '../../model/forms/check-form.ts';
import { type LeadForm, leadForms } from '../../model/forms/lead-forms.ts';
import { message } from '../../model/messages/message.ts';
import type { ApiRequest, Call } from '../http/calls.ts';
import type { Viewer } from '../http/gate.ts';
import { jsonSchemaOf, objectOf, successSchema } from '../http/json-schema.ts';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.ts';
import { extrasSchema } from './extras.ts';
import { type LeadReceiver, notSent } from './receive-lead.ts';

/** What visitors send from the forms of the pages. */
export function leadCalls({ admit, receive }: LeadReceiver): Call[] {
  const receiveAs = (form: LeadForm, request: ApiRequest & { viewer: Viewer }) => {
    const { body: values, address } = request;
    return receive({ form, values, address, idempotencyKey: idempotencyKeyOf(request) });
  };
  return [
    {
      method: 'POST',
      path: '/contact/submit',
      name: 'submitContactForm',
      summary: 'Send the contact modal or the lease lead form',
      description:
        'A body with interest, budget or message is that of the contact modal. Stored before it is answered; mailed afterwards.',
      for: 'everyone',
      isOnce: true,
      failed: notSent['contact-modal'],
      admit,
      body: () => ({ anyOf: [bodyOf('contact-modal'), bodyOf('lease-lead')] }),
      answers: () =>
        objectOf({ success: { type: 'boolean', const: true }, message: { type: 'string' } }),
      async handle(request) {
        const isModal = modalOnly.some((name) => Object.hasOwn(request.body, name));
        const say = await receiveAs(isModal ? 'contact-modal' : 'lease-lead', request);
        return { success: true, message: say(message('thankYou')) };
      },
    },
    {
      method: 'POST',
      path: '/send-email',
      name: 'sendEmail',
      summary: 'Send the contact section',
      description: 'Stored before it is answered; mailed afterwards.',
      for: 'everyone',
      isOnce: true,
      failed: notSent['contact-section'],
      admit,
      body: () => bodyOf('contact-section'),
      answers: () => successSchema,
      async handle(request) {
        await receiveAs('contact-section', request);
        return { success: true };
      },
    },
  ];
}

/** The fields of a form, and what the pages send along. */
const bodyOf = (form: LeadForm) => {
  const { properties, ...schema } = jsonSchemaOf(formSchema<string>(leadForms[form]));
  const extras = jsonSchemaOf(extrasSchema).properties;
  return { ...schema, properties: { ...(properties as object), ...(extras as object) } };
};

/** Both forms go to one call: these fields, which the lead form lacks, tell them apart. */
const modalOnly = ['interest', 'budget', 'message'];

import { forms } from '../wording/forms.ts';
import { type Form, field } from './form.ts';

const { labels } = forms.words;

/** What the visitor fills in. The e-mail is a plain text here: this form checks no shape. */
export const contactSection = {
  fields: {
    firstName: field('text', labels.firstName),
    lastName: field('text', labels.lastName),
    email: field('text', labels.email),
    phoneNumber: field('phone', labels.phoneNumber),
    subject: field('text', labels.subject),
    message: field('prose', labels.message),
  },
} as const satisfies Form;

/** What is sent for it. */
export const contactSectionMessage = {
  fields: {
    name: field('text', labels.name, { max: 401 }),
    email: field('text', labels.email),
    phone: field('phone', labels.phone),
    message: field('prose', labels.message),
    budget: field('text', labels.budget),
  },
} as const satisfies Form;

import { forms } from '../wording/forms.ts';
import { type Form, field } from './form.ts';

const { labels } = forms.words;

export const leaseLead = {
  fields: {
    name: field('text', labels.name),
    email: field('email', labels.email),
    phone: field('phone', labels.phone),
    website: field('link', labels.website, { required: false, max: 2000 }),
    company: field('text', labels.company),
  },
} as const satisfies Form;

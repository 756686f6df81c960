import { type Form, field } from './form.ts';
import { labels } from './labels.ts';

export const leaseLead = {
  fields: {
    name: field('text', labels.name),
    email: field('email', labels.email),
    phone: field('phone', labels.phone),
    website: field(
      'link',
      { en: 'Website', ar: 'الموقع الإلكتروني' },
      { required: false, max: 2000 },
    ),
    company: field('text', labels.company),
  },
} as const satisfies Form;

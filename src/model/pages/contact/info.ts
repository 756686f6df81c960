import { message } from '../../messages/message.ts';
import type { Values } from '../../vocabulary/field.ts';
import { text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

const untranslated = { required: false, translated: false } as const;

export const contactInfoFields = {
  tagline: text('Tagline', { required: false }),
  phone1: text('Phone 1', { ...untranslated, type: 'tel' }),
  phone2: text('Phone 2', { ...untranslated, type: 'tel' }),
  // Not checked as an e-mail address: '{email}' is the placeholder that hides it.
  email1: text('Email 1', untranslated),
  email2: text('Email 2', untranslated),
  location: text('Office location', { required: false }),
};

export const contactInfo = block({
  noun: 'contact information',
  path: 'info',
  deletable: false,
  save: 'merge',
  fields: contactInfoFields,
  check: (values) =>
    Object.keys(contactInfoFields).some((key) => values[key]) ? undefined : message('fillOneField'),
});

export type ContactInfo = Values<typeof contactInfoFields>;

import { message } from '../../messages/message.ts';
import { address } from '../../vocabulary/addresses.ts';
import type { AnswerOf } from '../../vocabulary/answers.ts';
import { list, prose, text } from '../../vocabulary/fields.ts';
import { image } from '../../vocabulary/images.ts';
import { block, collection, page } from '../../vocabulary/nodes.ts';

const untranslated = { required: false, translated: false } as const;

const clientLogos = collection({
  noun: 'client logo',
  fields: { name: text('Client name'), image: image('Logo', { required: true, shape: 'square' }) },
});

export const settings = page({
  key: 'settings',
  fetchFailed: message('fetchFailed', { noun: 'settings' }),
  root: block({
    noun: 'settings',
    path: '/settings',
    deletable: false,
    fields: {
      agencyName: text('Agency name'),
      tagline: text('Tagline', { required: false }),
      phone1: text('Phone 1', { ...untranslated, type: 'tel' }),
      phone2: text('Phone 2', { ...untranslated, type: 'tel' }),
      chatNumber: text('Chat number', {
        ...untranslated,
        type: 'tel',
        hint: {
          en: 'The messaging-app number that chat links open, with its country code',
          ar: 'رقم تطبيق المراسلة الذي تفتحه روابط المحادثة، مع رمز الدولة',
        },
      }),
      email: text('E-mail', { ...untranslated, type: 'email' }),
      mapUrl: address('Map address'),
      schedulingUrl: address('Scheduling address'),
      defaultTitle: text('Default page title', { required: false }),
      defaultDescription: prose('Default meta description', { required: false, rows: 3 }),
      offices: list('Offices', {
        city: text('City'),
        address: prose('Address', { rows: 3 }),
        phone: text('Phone', { ...untranslated, type: 'tel' }),
      }),
    },
    children: { clientLogos },
  }),
});

export type Settings = AnswerOf<typeof settings>;

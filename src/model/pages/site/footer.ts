import type { Bilingual } from '../../language.ts';
import { networks } from '../../networks.ts';
import { address, link } from '../../vocabulary/addresses.ts';
import { choice, list, text } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

const blankHides: Bilingual = {
  en: 'Blank hides the column',
  ar: 'اتركه فارغًا لإخفاء العمود',
};
const column = { required: false, max: 60, hint: blankHides } as const;

export const footer = block({
  noun: 'footer',
  fields: {
    pages: text('Heading of the pages', column),
    services: text('Heading of the services', column),
    locations: text('Heading of the locations', column),
    offices: text('Heading of the offices', column),
    own: text('Heading of your own links', column),
    links: list('Your own links', {
      label: text('Label', { max: 60 }),
      to: link('Link address'),
    }),
    social: list('Social networks', {
      network: choice('Network', networks, { fallback: 'linkedin' }),
      address: address('Profile address', { required: true }),
    }),
    rights: text('Rights', { required: false }),
  },
  builtIn: {
    pages: 'Quick links',
    services: 'Services',
    locations: 'Locations',
    offices: 'Offices',
    own: '',
    links: [],
    social: [],
    rights: 'All rights reserved.',
    ar: {
      pages: 'روابط سريعة',
      services: 'خدماتنا',
      locations: 'المدن التي نخدمها',
      offices: 'مكاتبنا',
      rights: 'جميع الحقوق محفوظة.',
    },
  },
});

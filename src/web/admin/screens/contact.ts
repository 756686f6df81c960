import { publicPaths } from '../../../model/public-paths.ts';
import { ofSection, seo } from './rows.ts';

export const screens = ofSection('contact', publicPaths.contact, [
  {
    route: 'contact/banner',
    title: 'Contact Banner',
    name: 'Banner',
    kinds: ['contact.banner'],
    about: 'The top of the contact page.',
  },
  {
    route: 'contact/info',
    title: 'Contact Info',
    name: 'Info',
    kinds: ['contact.contact'],
    about: 'Tagline, phones, e-mails and location. Empty values are hidden on the site.',
    panel: 'contact-info',
  },
  {
    route: 'contact/help',
    title: 'Help',
    name: 'Help',
    kinds: ['contact.help'],
    about: 'The text under the contact form.',
  },
  seo('contact/seo', 'Contact SEO', 'contact-us'),
]);

/** The Arabic of the words above, and of the labels that only these kinds have. */
export const inArabic = {
  'Contact Banner': 'بانر التواصل',
  'The top of the contact page.': 'أعلى صفحة التواصل.',
  'Contact Info': 'معلومات التواصل',
  Info: 'المعلومات',
  'Tagline, phones, e-mails and location. Empty values are hidden on the site.':
    'العبارة التعريفية والهواتف والبريد والمكان. القيم الفارغة لا تظهر في الموقع.',
  Help: 'المساعدة',
  'The text under the contact form.': 'النص أسفل نموذج التواصل.',
  'Contact SEO': 'سيو صفحة التواصل',
};

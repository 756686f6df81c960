import { type Row, seo } from './rows.ts';

export const name = { en: 'Contact', ar: 'تواصل معنا' };

export const rows: readonly Row[] = [
  {
    route: 'contact/banner',
    title: { en: 'Contact Banner', ar: 'بانر التواصل' },
    name: { en: 'Banner', ar: 'البانر' },
    kinds: ['contact.banner'],
    about: { en: 'The top of the contact page.', ar: 'أعلى صفحة التواصل.' },
  },
  {
    route: 'contact/info',
    title: { en: 'Contact Info', ar: 'معلومات التواصل' },
    name: { en: 'Info', ar: 'المعلومات' },
    kinds: ['contact.contact'],
    about: {
      en: 'Tagline, phones, e-mails and location. Empty values are hidden on the site.',
      ar: 'العبارة التعريفية والجوالات والبريد وعنوان المكتب. القيم الفارغة لا تظهر في الموقع.',
    },
    panel: 'contact-info',
  },
  {
    route: 'contact/help',
    title: { en: 'Help', ar: 'المساعدة' },
    name: { en: 'Help', ar: 'المساعدة' },
    kinds: ['contact.help'],
    about: { en: 'The text under the contact form.', ar: 'النص أسفل نموذج التواصل.' },
  },
  {
    route: 'contact/headings',
    title: { en: 'Contact Headings', ar: 'ترويسات صفحة التواصل' },
    name: { en: 'Headings', ar: 'الترويسات' },
    kinds: ['contact.headings'],
    about: {
      en: 'What stands above the form and beside the contact details.',
      ar: 'ما يعلو النموذج وما يُكتب بجانب بيانات التواصل.',
    },
  },
  {
    route: 'contact/window',
    title: { en: 'Contact Window', ar: 'نافذة التواصل' },
    name: { en: 'Contact window', ar: 'نافذة التواصل' },
    kinds: ['site.forms'],
    about: {
      en: 'The title of the window that every page opens, and the privacy note under the forms.',
      ar: 'عنوان النافذة التي تُفتح من كل الصفحات، وتنويه الخصوصية أسفل النماذج.',
    },
  },
  seo('contact/seo', { en: 'Contact SEO', ar: 'سيو صفحة التواصل' }, 'contact-us'),
];

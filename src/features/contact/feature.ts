import type { Feature } from '../feature.ts';

export const contact = {
  name: { en: 'Contact', ar: 'تواصل معنا' },
  paths: { contact: '/contact-us' },
  content: 'contact',
  seo: 'contact-us',
  menu: { label: { en: 'Contact', ar: 'تواصل معنا' }, inFooter: true },
  switch: null,
  unstored: 'form',
  socialTitle: ['banner', 'heading'],
  longList: null,
} as const satisfies Feature;

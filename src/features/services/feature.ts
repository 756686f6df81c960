import type { Feature } from '../feature.ts';

export const services = {
  name: { en: 'Services', ar: 'الخدمات' },
  paths: {
    services: '/services',
    mainService: '/services/:group',
    primaryService: '/services/:group/:service',
  },
  content: 'services',
  seo: 'services',
  menu: { label: { en: 'Services', ar: 'خدماتنا' }, inFooter: true },
  switch: null,
  unstored: 'nothing',
  socialTitle: ['banner', 'heading'],
  longList: null,
} as const satisfies Feature;

import type { Feature } from '../feature.ts';

export const about = {
  name: { en: 'About', ar: 'من نحن' },
  paths: { about: '/about-us' },
  content: 'about',
  seo: 'about-us',
  menu: { label: { en: 'About', ar: 'من نحن' }, inFooter: true },
  switch: null,
  unstored: 'nothing',
  socialTitle: ['banner', 'heading'],
  longList: null,
} as const satisfies Feature;

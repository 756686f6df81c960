import type { Feature } from '../feature.ts';

export const home = {
  name: { en: 'Home', ar: 'الرئيسية' },
  paths: { home: '/' },
  content: 'home',
  seo: 'home',
  menu: { label: { en: 'Home', ar: 'الرئيسية' }, inFooter: true },
  switch: null,
  unstored: 'texts',
  // Its heading is a sentence that is too long for a picture.
  socialTitle: 'seo',
  longList: null,
} as const satisfies Feature;

import type { Feature } from '../feature.ts';

export const simplePages = {
  name: { en: 'Pages', ar: 'الصفحات' },
  paths: { simplePage: '/page/:slug' },
  content: 'site',
  seo: null,
  menu: null,
  switch: null,
  unstored: 'nothing',
  socialTitle: null,
  longList: null,
} as const satisfies Feature;

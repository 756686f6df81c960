import type { Feature } from '../feature.ts';

export const ourWork = {
  name: { en: 'Our work', ar: 'أعمالنا' },
  paths: { ourWork: '/our-work' },
  content: 'our-work',
  seo: 'our-work',
  menu: { label: { en: 'Our Work', ar: 'أعمالنا' }, inFooter: false },
  switch: 'ourWork',
  unstored: 'nothing',
  socialTitle: ['banner', 'heading'],
  longList: null,
} as const satisfies Feature;

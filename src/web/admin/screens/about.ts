import { type Row, seo } from './rows.ts';

export const name = { en: 'About', ar: 'من نحن' };

export const rows: readonly Row[] = [
  {
    route: 'about/banner',
    title: { en: 'About Banner', ar: 'بانر «من نحن»' },
    name: { en: 'Banner', ar: 'البانر' },
    kinds: ['about.banner'],
    about: { en: 'The top of the about page.', ar: 'أعلى صفحة «من نحن».' },
  },
  {
    route: 'about/innovation',
    title: { en: 'Innovation', ar: 'الابتكار' },
    name: { en: 'Innovation', ar: 'الابتكار' },
    kinds: ['about.innovation'],
    about: { en: 'The agency in two figures and two pictures.', ar: 'الاستوديو في رقمين وصورتين.' },
  },
  {
    route: 'about/strategy',
    title: { en: 'Strategy', ar: 'الاستراتيجية' },
    name: { en: 'Strategy', ar: 'الاستراتيجية' },
    kinds: ['about.strategy', 'about.strategy.cards'],
    about: { en: 'The strategy text and its cards.', ar: 'نص الاستراتيجية وبطاقاته.' },
  },
  {
    route: 'about/features',
    title: { en: 'Features', ar: 'المزايا' },
    name: { en: 'Features', ar: 'المزايا' },
    kinds: ['about.features'],
    about: {
      en: 'What sets the agency apart, one card each.',
      ar: 'ما يميّز الاستوديو، بطاقة لكل ميزة.',
    },
  },
  {
    route: 'about/development',
    title: { en: 'Development', ar: 'التطوير' },
    name: { en: 'Development', ar: 'التطوير' },
    kinds: ['about.development', 'about.development.cards'],
    about: { en: 'The development text and its cards.', ar: 'نص التطوير وبطاقاته.' },
  },
  {
    route: 'about/headings',
    title: { en: 'About Headings', ar: 'ترويسات «من نحن»' },
    name: { en: 'Headings', ar: 'الترويسات' },
    kinds: ['about.headings'],
    about: {
      en: 'What stands above each section of the about page.',
      ar: 'ما يعلو كل قسم من أقسام صفحة «من نحن».',
    },
  },
  seo('about/seo', { en: 'About SEO', ar: 'سيو «من نحن»' }, 'about-us'),
];

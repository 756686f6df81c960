import { ofSection, seo } from './rows.ts';

export const screens = ofSection('about', '/about-us', [
  {
    route: 'about/banner',
    title: 'About Banner',
    name: 'Banner',
    kinds: ['about.banner'],
    about: 'The top of the about page.',
  },
  {
    route: 'about/innovation',
    title: 'Innovation',
    name: 'Innovation',
    kinds: ['about.innovation'],
    about: 'The agency in two figures and two pictures.',
  },
  {
    route: 'about/strategy',
    title: 'Strategy',
    name: 'Strategy',
    kinds: ['about.strategy', 'about.strategy.cards'],
    about: 'The strategy text and its cards.',
  },
  {
    route: 'about/features',
    title: 'Features',
    name: 'Features',
    kinds: ['about.features'],
    about: 'What sets the agency apart, a card each.',
  },
  {
    route: 'about/development',
    title: 'Development',
    name: 'Development',
    kinds: ['about.development', 'about.development.cards'],
    about: 'The development text and its cards.',
  },
  seo('about/seo', 'About SEO', 'about-us'),
]);

/** The Arabic of the words above, and of the labels that only these kinds have. */
export const inArabic = {
  'About Banner': 'بانر «من نحن»',
  'The top of the about page.': 'أعلى صفحة «من نحن».',
  Innovation: 'الابتكار',
  'The agency in two figures and two pictures.': 'الاستوديو في رقمين وصورتين.',
  Strategy: 'الاستراتيجية',
  'The strategy text and its cards.': 'نص الاستراتيجية وبطاقاته.',
  Features: 'المزايا',
  'What sets the agency apart, a card each.': 'ما يميّز الاستوديو، بطاقة لكل ميزة.',
  Development: 'التطوير',
  'The development text and its cards.': 'نص التطوير وبطاقاته.',
  'About SEO': 'سيو «من نحن»',
};

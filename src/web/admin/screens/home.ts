import { publicPaths } from '../../../model/public-paths.ts';
import { ofSection, seo } from './rows.ts';

export const screens = ofSection('home', publicPaths.home, [
  {
    route: 'home',
    title: 'Home Page Management',
    name: 'Home page',
    kinds: ['home.portfolio', 'home.faq'],
    about: 'The portfolio and the questions of the home page, together.',
  },
  {
    route: 'portfolio',
    title: 'Portfolio Management',
    name: 'Portfolio',
    kinds: ['home.portfolio'],
    about: 'The projects that visitors step through on the home page.',
  },
  {
    route: 'faq',
    title: 'FAQ Management',
    name: 'FAQ',
    kinds: ['home.faq'],
    about: 'The questions and answers at the end of the home page.',
  },
  seo('home/seo', 'Home page SEO', 'home'),
]);

/** The Arabic of the words above, and of the labels that only these kinds have. */
export const inArabic = {
  'Home Page Management': 'إدارة الصفحة الرئيسية',
  'Home page': 'الصفحة الرئيسية',
  'The portfolio and the questions of the home page, together.':
    'معرض الأعمال وأسئلة الصفحة الرئيسية معًا.',
  'Portfolio Management': 'إدارة معرض الأعمال',
  Portfolio: 'معرض الأعمال',
  'The projects that visitors step through on the home page.':
    'المشاريع التي يتنقل الزائر بينها في الصفحة الرئيسية.',
  'FAQ Management': 'إدارة الأسئلة الشائعة',
  FAQ: 'الأسئلة الشائعة',
  'The questions and answers at the end of the home page.':
    'الأسئلة والأجوبة في آخر الصفحة الرئيسية.',
  'Home page SEO': 'سيو الصفحة الرئيسية',
};

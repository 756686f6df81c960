import { type Row, seo } from './rows.ts';

export const name = { en: 'Home', ar: 'الرئيسية' };

export const rows: readonly Row[] = [
  {
    route: 'home',
    title: { en: 'Home Page Management', ar: 'إدارة الصفحة الرئيسية' },
    name: { en: 'Home page', ar: 'الصفحة الرئيسية' },
    kinds: ['home.portfolio', 'home.faq'],
    about: {
      en: 'The portfolio and the FAQ of the home page on one screen.',
      ar: 'معرض الأعمال والأسئلة الشائعة للصفحة الرئيسية في شاشة واحدة.',
    },
  },
  {
    route: 'home/hero',
    title: { en: 'Hero', ar: 'المستهل' },
    name: { en: 'Hero', ar: 'المستهل' },
    kinds: ['home.hero'],
    about: {
      en: 'What the home page begins with: heading, text, two buttons, film or picture.',
      ar: 'ما تبدأ به الصفحة الرئيسية: الترويسة والنص والزران، والفيلم أو الصورة.',
    },
  },
  {
    route: 'portfolio',
    title: { en: 'Portfolio Management', ar: 'إدارة معرض الأعمال' },
    name: { en: 'Portfolio', ar: 'معرض الأعمال' },
    kinds: ['home.portfolio'],
    about: {
      en: 'The projects that visitors step through on the home page.',
      ar: 'المشاريع التي يتنقل الزائر بينها في الصفحة الرئيسية.',
    },
  },
  {
    route: 'faq',
    title: { en: 'FAQ Management', ar: 'إدارة الأسئلة الشائعة' },
    name: { en: 'FAQ', ar: 'الأسئلة الشائعة' },
    kinds: ['home.faq'],
    about: {
      en: 'The questions and answers at the end of the home page.',
      ar: 'الأسئلة والأجوبة في آخر الصفحة الرئيسية.',
    },
  },
  {
    route: 'home/headings',
    title: { en: 'Home Page Headings', ar: 'ترويسات الصفحة الرئيسية' },
    name: { en: 'Headings', ar: 'الترويسات' },
    kinds: ['home.headings'],
    about: {
      en: 'What stands above each section of the home page.',
      ar: 'ما يعلو كل قسم من أقسام الصفحة الرئيسية.',
    },
  },
  seo('home/seo', { en: 'Home page SEO', ar: 'سيو الصفحة الرئيسية' }, 'home'),
];

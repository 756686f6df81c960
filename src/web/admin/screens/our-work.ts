import { type Row, seo } from './rows.ts';

export const name = { en: 'Our Work', ar: 'أعمالنا' };

export const rows: readonly Row[] = [
  {
    route: 'our-work/banner',
    title: { en: 'Our Work Banner', ar: 'بانر «أعمالنا»' },
    name: { en: 'Banner', ar: 'البانر' },
    kinds: ['our-work.banner'],
    about: { en: 'The top of the Our Work page.', ar: 'أعلى صفحة «أعمالنا».' },
  },
  {
    route: 'our-work/stats',
    title: { en: 'Our Work Statistics', ar: 'إحصاءات «أعمالنا»' },
    name: { en: 'Statistics', ar: 'الإحصاءات' },
    kinds: ['our-work.stats'],
    about: {
      en: 'The figures: years, brands, clients and the rating.',
      ar: 'أعداد السنوات والعلامات التجارية والعملاء، والتقييم.',
    },
  },
  {
    route: 'our-work/projects',
    title: { en: 'Our Work Cards', ar: 'بطاقات المشاريع' },
    name: { en: 'Projects', ar: 'المشاريع' },
    kinds: ['our-work.work.cards'],
    about: {
      en: 'The projects, each with its timeline, satisfaction and growth.',
      ar: 'المشاريع مع مدة كل منها ونسبة الرضا والأثر.',
    },
  },
  {
    route: 'our-work/testimonials',
    title: { en: 'Our Work Testimonials', ar: 'آراء العملاء' },
    name: { en: 'Testimonials', ar: 'الآراء' },
    kinds: ['our-work.testimonials'],
    about: {
      en: 'What clients say, with their stars.',
      ar: 'ما يقوله العملاء، مع تقييمهم بالنجوم.',
    },
    panel: 'testimonials',
  },
  {
    route: 'our-work/headings',
    title: { en: 'Our Work Headings', ar: 'ترويسات «أعمالنا»' },
    name: { en: 'Headings', ar: 'الترويسات' },
    kinds: ['our-work.headings'],
    about: {
      en: 'What stands above each section and beside each figure.',
      ar: 'ما يعلو كل قسم وما يُكتب بجانب كل رقم.',
    },
  },
  seo('our-work/seo', { en: 'Our Work SEO', ar: 'سيو «أعمالنا»' }, 'our-work'),
];

import { publicPaths } from '../../../model/public-paths.ts';
import { ofSection, seo } from './rows.ts';

export const screens = ofSection('our-work', publicPaths.ourWork, [
  {
    route: 'our-work/banner',
    title: 'Our Work Banner',
    name: 'Banner',
    kinds: ['our-work.banner'],
    about: 'The top of the page of work.',
  },
  {
    route: 'our-work/stats',
    title: 'Our Work Statistics',
    name: 'Statistics',
    kinds: ['our-work.stats'],
    about: 'The figures that count years, brands, clients and the rating.',
  },
  {
    route: 'our-work/projects',
    title: 'Our Work Cards',
    name: 'Projects',
    kinds: ['our-work.work.cards'],
    about: 'The projects with their timeline, satisfaction and growth.',
  },
  {
    route: 'our-work/testimonials',
    title: 'Our Work Testimonials',
    name: 'Testimonials',
    kinds: ['our-work.testimonials'],
    about: 'What clients say, with their stars.',
    panel: 'testimonials',
  },
  seo('our-work/seo', 'Our Work SEO', 'our-work'),
]);

/** The Arabic of the words above, and of the labels that only these kinds have. */
export const inArabic = {
  'Our Work Banner': 'بانر «أعمالنا»',
  'The top of the page of work.': 'أعلى صفحة «أعمالنا».',
  'Our Work Statistics': 'إحصاءات «أعمالنا»',
  Statistics: 'الإحصاءات',
  'The figures that count years, brands, clients and the rating.':
    'عدد السنوات والهويات والعملاء، والتقييم.',
  'Our Work Cards': 'بطاقات المشاريع',
  'The projects with their timeline, satisfaction and growth.':
    'المشاريع مع مدة كل منها ونسبة الرضا والأثر.',
  'Our Work Testimonials': 'آراء العملاء',
  Testimonials: 'الآراء',
  'What clients say, with their stars.': 'ما يقوله العملاء، مع تقييمهم بالنجوم.',
  'Our Work SEO': 'سيو «أعمالنا»',
};

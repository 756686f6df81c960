import { publicPaths } from '../../../model/public-paths.ts';
import { ofSection, seo } from './rows.ts';

export const screens = ofSection('settings', publicPaths.home, [
  {
    route: 'settings',
    title: 'Site Settings',
    name: 'Site',
    kinds: ['settings', 'settings.clientLogos'],
    about: 'Name, phones, addresses, offices and client logos, used on every page.',
  },
  {
    ...seo('leasing/seo', 'Leasing SEO', 'website-leasing'),
    name: 'Leasing SEO',
    shownAt: publicPaths.leasing,
  },
]);

/** The Arabic of the words above, and of the labels that only these kinds have. */
export const inArabic = {
  'Site Settings': 'إعدادات الموقع',
  Site: 'الموقع',
  'Name, phones, addresses, offices and client logos, used on every page.':
    'الاسم والهواتف والعناوين والمكاتب وشعارات العملاء، في كل الصفحات.',
  'Leasing SEO': 'سيو التأجير',
};

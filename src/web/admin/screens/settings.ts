import { notFoundPath, publicPaths } from '../../../model/public-paths.ts';
import { ofSection } from './rows.ts';

export const screens = ofSection('settings', publicPaths.home, [
  {
    route: 'settings',
    title: { en: 'Site Settings', ar: 'إعدادات الموقع' },
    name: { en: 'Site', ar: 'الموقع' },
    kinds: ['settings', 'settings.clientLogos'],
    about: {
      en: 'Name, phones, addresses, offices and client logos, shown on every page.',
      ar: 'الاسم والجوالات والعناوين والمكاتب وشعارات العملاء، وتظهر في كل الصفحات.',
    },
  },
  {
    route: 'settings/brand',
    title: { en: 'Brand', ar: 'الهوية البصرية' },
    name: { en: 'Brand', ar: 'الهوية' },
    kinds: ['site.brand'],
    panel: 'brand',
    about: {
      en: 'Logo, icon, colours, corners and pattern of every page.',
      ar: 'الشعار والأيقونة والألوان والزوايا والنقش في كل الصفحات.',
    },
  },
  {
    route: 'settings/meetup',
    title: { en: 'Meet-up Block', ar: 'فقرة حجز اللقاء' },
    name: { en: 'Meet-up', ar: 'حجز لقاء' },
    kinds: ['site.meetup'],
    about: {
      en: 'What invites visitors to pick a time, above the footer.',
      ar: 'دعوة الزائر إلى اختيار موعد، فوق التذييل.',
    },
  },
  {
    route: 'settings/pages',
    title: { en: 'Pages', ar: 'الصفحات' },
    name: { en: 'Pages', ar: 'الصفحات' },
    kinds: ['site.pages'],
    about: {
      en: 'Privacy, terms, cookies and other pages that are a title and a text.',
      ar: 'الخصوصية والشروط وملفات تعريف الارتباط، وكل صفحة قوامها عنوان ونص.',
    },
  },
  {
    route: 'settings/not-found',
    title: { en: 'Not-found Page', ar: 'صفحة العنوان الخاطئ' },
    name: { en: 'Not found', ar: 'عنوان خاطئ' },
    kinds: ['site.notFound'],
    shownAt: notFoundPath,
    about: {
      en: 'What visitors read at an address that leads nowhere.',
      ar: 'ما يقرؤه الزائر عند رابط لا يقود إلى صفحة.',
    },
  },
]);

import { message } from '../../../model/messages/message.ts';
import { notFoundPath } from '../../../model/public-paths.ts';
import type { Row } from './rows.ts';

export const name = { en: 'Settings', ar: 'الإعدادات' };

export const rows: readonly Row[] = [
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
    route: 'settings/in-use',
    title: { en: 'Pages and Languages', ar: 'الصفحات واللغات' },
    name: { en: 'Pages in use', ar: 'الصفحات المفعّلة' },
    kinds: ['site.inUse'],
    about: {
      en: 'Which parts of the site there are. What is off is in no menu, sitemap, feed or footer.',
      ar: 'أجزاء الموقع المفعّلة. وما تعطّله لا يظهر في القائمة ولا في التذييل ولا في خريطة الموقع.',
    },
  },
  {
    route: 'settings/menu',
    title: { en: 'Menu', ar: 'القائمة' },
    name: { en: 'Menu', ar: 'القائمة' },
    kinds: ['site.menu'],
    about: {
      en: 'The names and the order of the pages in the menu and in the footer.',
      ar: 'أسماء الصفحات وترتيبها في القائمة وفي التذييل.',
    },
  },
  {
    route: 'settings/footer',
    title: { en: 'Footer', ar: 'التذييل' },
    name: { en: 'Footer', ar: 'التذييل' },
    kinds: ['site.footer'],
    about: {
      en: 'The columns at the end of every page, links of your own and social networks.',
      ar: 'الأعمدة في آخر كل صفحة، وروابطك، وحسابات التواصل الاجتماعي.',
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
    route: 'settings/wording',
    title: { en: 'Wording', ar: 'عبارات الموقع' },
    name: { en: 'Wording', ar: 'العبارات' },
    kinds: [],
    panel: 'wording',
    reads: '/wording',
    fetchFailed: message('fetchFailed', { noun: 'wording' }),
    about: {
      en: 'What buttons, labels and messages on the site say, in both languages.',
      ar: 'نصوص الأزرار والحقول والرسائل في الموقع، باللغتين.',
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
];

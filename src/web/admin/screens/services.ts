import { ofSection, seo } from './rows.ts';

/** Edited beside the primary and beside the secondary services. */
const ofMainService = [
  'services.services.banner',
  'services.services.designProcess',
  'services.services.designProcess.cards',
];

export const screens = ofSection('services', '/services', [
  {
    route: 'services',
    title: 'Services Management',
    name: 'Overview',
    kinds: [],
    about: 'Every screen of the services pages.',
  },
  {
    route: 'services/main',
    title: 'Main Services Management',
    name: 'Main services',
    kinds: ['services.services'],
    about: 'The service groups of the menu, each with a page of its own.',
    fetchFailed: 'Failed to fetch services',
  },
  {
    route: 'services/primary',
    title: 'Primary Services Management',
    name: 'Primary services',
    kinds: [...ofMainService, 'services.services.primaryServices'],
    about: 'The services within a group, with the banner and design process of that group.',
    panel: 'primary-services',
    fetchFailed: 'Failed to fetch services',
  },
  {
    route: 'services/secondary',
    title: 'Secondary Services Management',
    name: 'Secondary services',
    kinds: [...ofMainService, 'services.services.primaryServices.secondaryServices'],
    about: 'The services within a primary service.',
    panel: 'secondary-services',
    fetchFailed: 'Failed to fetch services',
  },
  {
    route: 'services/banner',
    title: 'Services Banner',
    name: 'Banner',
    kinds: ['services.banner'],
    about: 'The top of the services page.',
  },
  {
    route: 'services/process',
    title: 'Efficient Process',
    name: 'Process',
    kinds: ['services.efficientProcess', 'services.efficientProcess.cards'],
    about: 'How the agency works, a heading and a card for each step.',
  },
  {
    route: 'services/projects',
    title: 'Projects Management',
    name: 'Projects',
    kinds: ['services.projects'],
    about: 'The projects on the services page.',
  },
  {
    route: 'services/expert-at',
    title: 'Expert At',
    name: 'Expert at',
    kinds: ['services.expertAt', 'services.expertAt.cards'],
    about: 'What the agency is expert at, a title, a picture and cards.',
  },
  {
    route: 'services/case-studies',
    title: 'Case Study',
    name: 'Case study',
    kinds: ['services.caseStudy'],
    about: 'One case told on the services page.',
  },
  seo('services/seo', 'Services SEO', 'services'),
]);

/** The Arabic of the words above, and of the labels that only these kinds have. */
export const inArabic = {
  'Services Management': 'إدارة صفحات الخدمات',
  Overview: 'نظرة عامة',
  'Every screen of the services pages.': 'كل شاشات صفحات الخدمات.',
  'Main Services Management': 'إدارة مجموعات الخدمات',
  'Main services': 'مجموعات الخدمات',
  'The service groups of the menu, each with a page of its own.':
    'مجموعات الخدمات في القائمة، ولكل منها صفحتها.',
  'Primary Services Management': 'إدارة الخدمات',
  'Primary services': 'الخدمات',
  'The services within a group, with the banner and design process of that group.':
    'خدمات كل مجموعة، مع بانر المجموعة ومراحل تصميمها.',
  'Secondary Services Management': 'إدارة الخدمات الفرعية',
  'Secondary services': 'الخدمات الفرعية',
  'The services within a primary service.': 'الخدمات الفرعية لكل خدمة.',
  'Services Banner': 'بانر الخدمات',
  'The top of the services page.': 'أعلى صفحة الخدمات.',
  'Efficient Process': 'مراحل العمل',
  Process: 'المراحل',
  'How the agency works, a heading and a card for each step.':
    'كيف يعمل الاستوديو: عنوان وبطاقة لكل مرحلة.',
  'Projects Management': 'إدارة المشاريع',
  'The projects on the services page.': 'المشاريع في صفحة الخدمات.',
  'Expert At': 'خبراتنا',
  'Expert at': 'خبراتنا',
  'What the agency is expert at, a title, a picture and cards.':
    'ما يتقنه الاستوديو: عنوان وصورة وبطاقات.',
  'Case Study': 'دراسة الحالة',
  'Case study': 'دراسة الحالة',
  'One case told on the services page.': 'قصة مشروع واحد تُروى في صفحة الخدمات.',
  'Services SEO': 'سيو الخدمات',
};

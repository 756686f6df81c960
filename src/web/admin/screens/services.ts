import { message } from '../../../model/messages/message.ts';
import { type Row, seo } from './rows.ts';

/** Edited beside the primary and beside the secondary services. */
const ofMainService = [
  'services.services.banner',
  'services.services.designProcess',
  'services.services.designProcess.cards',
];

export const name = { en: 'Services', ar: 'الخدمات' };

export const rows: readonly Row[] = [
  {
    route: 'services',
    title: { en: 'Services Management', ar: 'إدارة صفحات الخدمات' },
    name: { en: 'Overview', ar: 'نظرة عامة' },
    kinds: [],
    about: { en: 'Every screen of the services pages.', ar: 'كل شاشات صفحات الخدمات.' },
  },
  {
    route: 'services/main',
    title: { en: 'Main Services Management', ar: 'إدارة مجموعات الخدمات' },
    name: { en: 'Main services', ar: 'مجموعات الخدمات' },
    kinds: ['services.services'],
    about: {
      en: 'The service groups of the menu, each with its own page.',
      ar: 'مجموعات الخدمات في القائمة، ولكل منها صفحتها.',
    },
    fetchFailed: message('fetchFailed', { noun: 'services' }),
  },
  {
    route: 'services/primary',
    title: { en: 'Primary Services Management', ar: 'إدارة الخدمات' },
    name: { en: 'Primary services', ar: 'الخدمات' },
    kinds: [...ofMainService, 'services.services.primaryServices'],
    about: {
      en: 'The services within a main service, with its banner and design process.',
      ar: 'خدمات كل مجموعة، مع بانر المجموعة ومراحل تصميمها.',
    },
    panel: 'primary-services',
    fetchFailed: message('fetchFailed', { noun: 'services' }),
  },
  {
    route: 'services/secondary',
    title: { en: 'Secondary Services Management', ar: 'إدارة الخدمات الفرعية' },
    name: { en: 'Secondary services', ar: 'الخدمات الفرعية' },
    kinds: [...ofMainService, 'services.services.primaryServices.secondaryServices'],
    about: { en: 'The services within a primary service.', ar: 'الخدمات الفرعية لكل خدمة.' },
    panel: 'secondary-services',
    fetchFailed: message('fetchFailed', { noun: 'services' }),
  },
  {
    route: 'services/banner',
    title: { en: 'Services Banner', ar: 'بانر الخدمات' },
    name: { en: 'Banner', ar: 'البانر' },
    kinds: ['services.banner'],
    about: { en: 'The top of the services page.', ar: 'أعلى صفحة الخدمات.' },
  },
  {
    route: 'services/process',
    title: { en: 'Efficient Process', ar: 'مراحل العمل' },
    name: { en: 'Process', ar: 'المراحل' },
    kinds: ['services.efficientProcess', 'services.efficientProcess.cards'],
    about: {
      en: 'How the agency works: a heading, and a card for each step.',
      ar: 'كيف يعمل الاستوديو: ترويسة وبطاقة لكل مرحلة.',
    },
  },
  {
    route: 'services/projects',
    title: { en: 'Projects Management', ar: 'إدارة المشاريع' },
    name: { en: 'Projects', ar: 'المشاريع' },
    kinds: ['services.projects'],
    about: { en: 'The projects on the services page.', ar: 'المشاريع في صفحة الخدمات.' },
  },
  {
    route: 'services/expert-at',
    title: { en: 'Expert At', ar: 'خبراتنا' },
    name: { en: 'Expert at', ar: 'خبراتنا' },
    kinds: ['services.expertAt', 'services.expertAt.cards'],
    about: {
      en: 'What the agency is expert at: a title, a picture and cards.',
      ar: 'ما يتقنه الاستوديو: عنوان وصورة وبطاقات.',
    },
  },
  {
    route: 'services/case-studies',
    title: { en: 'Case Study', ar: 'دراسة الحالة' },
    name: { en: 'Case study', ar: 'دراسة الحالة' },
    kinds: ['services.caseStudy'],
    about: {
      en: 'The one project told at length on the services page.',
      ar: 'قصة مشروع واحد تُروى في صفحة الخدمات.',
    },
  },
  {
    route: 'services/software',
    title: { en: 'Design Software', ar: 'برامج التصميم' },
    name: { en: 'Software', ar: 'البرامج' },
    kinds: ['services.software'],
    about: {
      en: 'The programs that the services page shows, each with its mark.',
      ar: 'البرامج التي تعرضها صفحة الخدمات، ولكل منها علامتها.',
    },
  },
  {
    route: 'services/headings',
    title: { en: 'Services Headings', ar: 'ترويسات الخدمات' },
    name: { en: 'Headings', ar: 'الترويسات' },
    kinds: ['services.headings'],
    about: {
      en: 'What stands above each section of the services page, of a group and of a service.',
      ar: 'ما يعلو أقسام صفحة الخدمات وصفحة المجموعة وصفحة الخدمة.',
    },
  },
  seo('services/seo', { en: 'Services SEO', ar: 'سيو الخدمات' }, 'services'),
];

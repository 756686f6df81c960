import { wording } from './wording.ts';

export const service = wording(
  { en: 'Service group page', ar: 'صفحة مجموعة الخدمات' },
  'services',
  {
    notFound: { en: 'Service Not Found', ar: 'الخدمة غير موجودة' },
    notFoundText: {
      en: 'The requested service could not be found.',
      ar: 'تعذّر العثور على الخدمة المطلوبة.',
    },
  },
);

import { wording } from './wording.ts';

export const primaryService = wording({ en: 'Service page', ar: 'صفحة الخدمة' }, 'services', {
  notFound: { en: 'Primary Service Not Found', ar: 'الخدمة غير موجودة' },
  notFoundText: {
    en: 'The requested primary service could not be found.',
    ar: 'تعذّر العثور على الخدمة المطلوبة ضمن هذه المجموعة.',
  },
  siblings: { en: 'More from {group}', ar: 'خدمات أخرى في {group}' },
});

import type { en } from './en.ts';

export const ar: typeof en = {
  label: 'النسخ الاحتياطية',
  last: 'آخر نسخة احتياطية تم التحقق منها:',
  none: 'لا توجد نسخة احتياطية لهذا الموقع بعد.',
  howTo: (setting) => `مع الإعداد ${setting} ينشئ الخادم نسخة كل يوم.`,
  failed: 'فشل النسخ الاحتياطي',
  overdue: 'تأخّر النسخ الاحتياطي',
  overdueAbout: 'كان ينبغي أن تُنشأ النسخة التالية قبل الآن.',
};

import type { en } from './en.ts';

export const ar: typeof en = {
  label: 'النسخ الاحتياطية',
  last: 'آخر نسخة احتياطية تم التحقق منها:',
  none: 'لا توجد نسخة احتياطية لهذا الموقع بعد.',
  howTo: (setting) => `بضبط الإعداد ${setting} ينشئها الخادم تلقائيًا، كل 24h مثلًا.`,
  failed: 'فشل النسخ الاحتياطي',
  failedAt: (moment) => `فشلت المحاولة الأخيرة (${moment}):`,
  overdue: 'تأخّر النسخ الاحتياطي',
  overdueAbout: 'كان ينبغي أن تُنشأ النسخة التالية قبل الآن.',
};

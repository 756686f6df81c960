import { inOwnLanguage } from '../language/text.ts';

export const texts = inOwnLanguage({
  label: { en: 'Backups', ar: 'النسخ الاحتياطية' },
  last: { en: 'Last verified backup:', ar: 'آخر نسخة احتياطية تم التحقق منها:' },
  none: {
    en: 'There is no backup of this site yet.',
    ar: 'لا توجد نسخة احتياطية لهذا الموقع بعد.',
  },
  whoCan: {
    en: 'Whoever runs the server of this site can have one made every day.',
    ar: 'يستطيع المسؤول عن خادم الموقع جعلها تُنشأ كل يوم.',
  },
  failed: { en: 'Backup failed', ar: 'فشل النسخ الاحتياطي' },
  overdue: { en: 'Backup overdue', ar: 'تأخّر النسخ الاحتياطي' },
  damaged: { en: 'The database is damaged', ar: 'قاعدة البيانات تالفة' },
  bringBack: {
    en: 'The last verified backup can be brought back.',
    ar: 'يمكن استعادة آخر نسخة احتياطية تم التحقق منها.',
  },
  clock: { en: 'The server’s clock has jumped', ar: 'قفزت ساعة الخادم' },
  untilSteady: {
    en: 'Nothing is deleted for its age until it has run for a day without a jump.',
    ar: 'لن يُحذف شيء لقِدمه حتى تعمل يومًا كاملًا دون قفزة.',
  },
  tell: { en: 'Tell whoever runs the server of this site.', ar: 'أخبر المسؤول عن خادم الموقع.' },
});

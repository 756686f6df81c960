import { wording } from './wording.ts';

export const serviceParts = wording(
  { en: 'Services and local pages', ar: 'صفحات الخدمات والمدن' },
  'services',
  {
    failed: { en: 'Error Loading Services Data', ar: 'خطأ في تحميل بيانات الخدمات' },
    backToServices: { en: 'Back to Services', ar: 'العودة إلى الخدمات' },
    pauseTechnologies: { en: 'Pause the moving list of tools', ar: 'أوقف حركة قائمة الأدوات' },
    processMissing: { en: 'Design Process Not Available', ar: 'مراحل العمل غير متوفرة' },
    processMissingText: {
      en: 'The design process for this service is not yet configured.',
      ar: 'لم تُضَف مراحل العمل لهذه الخدمة بعد.',
    },
  },
);

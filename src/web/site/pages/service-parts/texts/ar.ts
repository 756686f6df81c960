import type { texts as english } from './en.ts';

export const texts: typeof english = {
  failed: 'خطأ في تحميل بيانات الخدمات',
  backToServices: 'العودة إلى الخدمات',
  pauseTechnologies: 'أوقف حركة قائمة الأدوات',
  technologies: 'الأدوات التي نعمل بها',
  processHeading: 'كيف نعمل',
  processMissing: 'مراحل العمل غير متوفرة',
  processMissingText: 'لم تُضَف مراحل العمل لهذه الخدمة بعد.',
};

import type { texts as english } from './en.ts';

export const texts: typeof english = {
  failed: 'خطأ في تحميل بيانات الخدمات',
  backToServices: 'العودة إلى الخدمات',
  pauseTechnologies: 'إيقاف شريط الأدوات المتحرك',
  technologies: 'الأدوات التي نعمل بها',
  processHeading: 'كيف نعمل',
  processMissing: 'خطوات العمل غير متوفرة',
  processMissingText: 'لم تُضَف خطوات العمل لهذه الخدمة بعد.',
};

import { texts as shared } from '../../service-parts/texts/ar.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  ...shared,
  notFound: 'الخدمة الفرعية غير موجودة',
  notFoundText: 'تعذّر العثور على الخدمة الفرعية المطلوبة.',
  secondaryServices: 'ماذا تشمل',
  siblings: 'المزيد من {group}',
};

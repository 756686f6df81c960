import { texts as shared } from '../../service-parts/texts/ar.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  ...shared,
  notFound: 'الخدمة غير موجودة',
  notFoundText: 'تعذّر العثور على الخدمة المطلوبة ضمن هذه المجموعة.',
  secondaryServices: 'ما تشمله الخدمة',
  siblings: 'خدمات أخرى في {group}',
};

import { texts as shared } from '../../service-parts/texts/ar.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  ...shared,
  notFound: 'الخدمة غير موجودة',
  notFoundText: 'تعذّر العثور على الخدمة المطلوبة.',
  primaryServices: 'ما نقدّمه هنا',
  unsure: 'لا تعرف أيّها تختار؟',
  unsureText: 'أخبرنا بما تريد أن يتغيّر، ونخبرك بما يلزمك منها وبأي ترتيب.',
};

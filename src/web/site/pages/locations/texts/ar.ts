import type { texts as english } from './en.ts';

export const texts: typeof english = {
  heading: 'كل المدن',
  text: 'البحث محلي بطبعه: يبحث الناس عمّا هو قريب منهم، وبالكلمات الدارجة عندهم. هذه مدن نعرفها من شوارعها، ولكل منها صفحتها.',
  listHeading: 'ابحث عن مدينتك',
  none: 'لا توجد مدن بعد.',
};

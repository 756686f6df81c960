import { wording } from './wording.ts';

export const locations = wording(
  { en: 'All locations', ar: 'كل المدن' },
  {
    heading: { en: 'All locations', ar: 'كل المدن' },
    text: {
      en: 'Search is local: people look for what is near, in the words used there. These are the cities we know from the street, each with its own page.',
      ar: 'البحث محلي بطبعه: يبحث الناس عمّا هو قريب منهم، وبالكلمات الدارجة عندهم. هذه مدن نعرفها من شوارعها، ولكل منها صفحتها.',
    },
    listHeading: { en: 'Find your city', ar: 'ابحث عن مدينتك' },
    none: { en: 'No locations yet.', ar: 'لا توجد مدن بعد.' },
  },
);

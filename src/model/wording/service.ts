import { wording } from './wording.ts';

export const service = wording(
  { en: 'Service group page', ar: 'صفحة مجموعة الخدمات' },
  {
    notFound: { en: 'Service Not Found', ar: 'الخدمة غير موجودة' },
    notFoundText: {
      en: 'The requested service could not be found.',
      ar: 'تعذّر العثور على الخدمة المطلوبة.',
    },
    primaryServices: { en: 'What we do here', ar: 'ما نقدّمه هنا' },
    unsure: { en: 'Not sure which one?', ar: 'لا تعرف أيّها تختار؟' },
    unsureText: {
      en: 'Tell us what you want to be different. We will say which of these it takes, and in which order.',
      ar: 'أخبرنا بما تريد أن يتغيّر، ونخبرك بما يلزمك منها وبأي ترتيب.',
    },
  },
);

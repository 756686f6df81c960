import { wording } from './wording.ts';

export const ourWork = wording(
  { en: 'Our work', ar: 'أعمالنا' },
  {
    heading: { en: 'Our Work', ar: 'أعمالنا' },
    stats: {
      heading: { en: 'In numbers', ar: 'بالأرقام' },
      years: { en: 'Years at work', ar: 'سنوات العمل' },
      brands: { en: 'Brands created', ar: 'الهويات التي رسمناها' },
      clients: { en: 'Clients', ar: 'العملاء' },
      rating: { en: 'Client rating', ar: 'تقييم العملاء' },
      outOf: { en: 'out of 5', ar: 'من 5' },
    },
    work: {
      heading: { en: 'Featured work', ar: 'أعمال مختارة' },
      timeline: { en: 'Timeline', ar: 'المدة' },
      satisfaction: { en: 'Satisfaction', ar: 'رضا العميل' },
      growth: { en: 'Growth', ar: 'الأثر' },
      fallbackTimeline: { en: '8 weeks', ar: '8 أسابيع' },
      weeks: {
        zero: { en: '', ar: '{count} أسبوع' },
        one: { en: '{count} week', ar: 'أسبوع واحد' },
        two: { en: '', ar: 'أسبوعان' },
        few: { en: '', ar: '{count} أسابيع' },
        many: { en: '', ar: '{count} أسبوعًا' },
        other: { en: '{count} weeks', ar: '{count} أسبوع' },
      },
      months: {
        zero: { en: '', ar: '{count} شهر' },
        one: { en: '{count} month', ar: 'شهر واحد' },
        two: { en: '', ar: 'شهران' },
        few: { en: '', ar: '{count} أشهر' },
        many: { en: '', ar: '{count} شهرًا' },
        other: { en: '{count} months', ar: '{count} شهر' },
      },
    },
    testimonials: {
      heading: { en: 'What clients say', ar: 'ماذا يقول عملاؤنا' },
      previous: { en: 'Previous testimonials', ar: 'الآراء السابقة' },
      next: { en: 'Next testimonials', ar: 'الآراء التالية' },
      stars: { en: '{count} out of 5 stars', ar: '{count} من 5 نجوم' },
    },
    closing: {
      heading: { en: 'Yours could be next', ar: 'وقد يكون مشروعك هو التالي' },
      action: { en: 'Tell us about it', ar: 'حدّثنا عنه' },
    },
  },
);

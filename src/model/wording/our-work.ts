import { wording } from './wording.ts';

export const ourWork = wording({ en: 'Our work', ar: 'أعمالنا' }, 'ourWork', {
  stats: {
    outOf: { en: 'out of 5', ar: 'من 5' },
  },
  work: {
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
    previous: { en: 'Previous testimonials', ar: 'الآراء السابقة' },
    next: { en: 'Next testimonials', ar: 'الآراء التالية' },
    stars: { en: '{count} out of 5 stars', ar: '{count} من 5 نجوم' },
  },
});

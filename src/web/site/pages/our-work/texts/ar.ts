import type { texts as english } from './en.ts';

export const texts: typeof english = {
  heading: 'أعمالنا',
  stats: {
    heading: 'بالأرقام',
    years: 'سنوات العمل',
    brands: 'الهويات التي رسمناها',
    clients: 'العملاء',
    rating: 'تقييم العملاء',
    outOf: 'من 5',
  },
  work: {
    heading: 'أعمال مختارة',
    timeline: 'المدة',
    satisfaction: 'رضا العميل',
    growth: 'الأثر',
    fallbackTimeline: '8 أسابيع',
    weeks: {
      zero: '{count} أسبوع',
      one: 'أسبوع واحد',
      two: 'أسبوعان',
      few: '{count} أسابيع',
      many: '{count} أسبوعًا',
      other: '{count} أسبوع',
    },
    months: {
      zero: '{count} شهر',
      one: 'شهر واحد',
      two: 'شهران',
      few: '{count} أشهر',
      many: '{count} شهرًا',
      other: '{count} شهر',
    },
  },
  testimonials: {
    heading: 'ماذا يقول عملاؤنا',
    previous: 'الآراء السابقة',
    next: 'الآراء التالية',
    stars: '{count} من 5 نجوم',
  },
  closing: { heading: 'وقد يكون مشروعك هو التالي', action: 'حدّثنا عنه' },
};

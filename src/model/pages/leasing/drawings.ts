import type { Bilingual } from '../../language.ts';

/** The line drawings that the site has, and what each is called where it is chosen. */
export const drawings = {
  noFee: { en: 'Nothing to pay', ar: 'بلا رسوم' },
  pages: { en: 'Web page', ar: 'صفحة ويب' },
  shield: { en: 'Shield', ar: 'درع' },
  mail: { en: 'Envelope', ar: 'مظروف' },
  search: { en: 'Magnifying glass', ar: 'عدسة بحث' },
  answer: { en: 'Speech bubble', ar: 'فقاعة حوار' },
  restaurants: { en: 'Cup', ar: 'فنجان' },
  clinics: { en: 'Medical cross', ar: 'علامة طبية' },
  salons: { en: 'Scissors', ar: 'مقص' },
  property: { en: 'House', ar: 'منزل' },
  contractors: { en: 'Hard hat', ar: 'خوذة بناء' },
  advisers: { en: 'Scales', ar: 'ميزان' },
  shops: { en: 'Shopping bag', ar: 'كيس تسوّق' },
  gyms: { en: 'Barbell', ar: 'أثقال' },
  schools: { en: 'Graduation cap', ar: 'قبعة تخرّج' },
  travel: { en: 'Globe', ar: 'كرة أرضية' },
  cars: { en: 'Car', ar: 'سيارة' },
  freight: { en: 'Lorry', ar: 'شاحنة' },
  events: { en: 'Camera', ar: 'كاميرا' },
  cleaning: { en: 'Sparkle', ar: 'بريق' },
  other: { en: 'Plus sign', ar: 'علامة زائد' },
} as const satisfies Record<string, Bilingual>;

export type Drawing = keyof typeof drawings;

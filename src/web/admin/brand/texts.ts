import { inOwnLanguage } from '../language/text.ts';

/** Apart from the other texts of the area, so that they come with this screen alone. */
export const texts = inOwnLanguage({
  sets: { en: 'Sets of colours', ar: 'مجموعات ألوان جاهزة' },
  setsAbout: {
    en: 'One click takes all of them. Each can be changed below.',
    ar: 'نقرة واحدة تختار المجموعة كلها، ويمكنك بعدها تعديل كل لون على حدة.',
  },
  chosen: { en: 'chosen', ar: 'مختارة' },
});

import type { BrandTexts } from './en.ts';

export const ar: BrandTexts = {
  sets: 'مجموعات ألوان جاهزة',
  setsAbout: 'نقرة واحدة تختار المجموعة كلها، ويمكنك بعدها تعديل كل لون على حدة.',
  chosen: 'مختارة',
};

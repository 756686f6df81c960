import type { BrandTexts } from './en.ts';

export const ar: BrandTexts = {
  sets: 'مجموعات ألوان جاهزة',
  setsAbout: 'نقرة واحدة تختارها كلها، ويمكن تعديل كل لون في الأسفل.',
  chosen: 'مختارة',
};

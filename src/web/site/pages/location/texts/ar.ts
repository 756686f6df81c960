import { texts as overview } from '../../service-parts/overview/texts/ar.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  ...overview,
  notFound: 'الموقع غير موجود',
  notFoundText: 'لا تتوفر بيانات لهذا الموقع.',
  allLocations: 'كل المواقع',
};

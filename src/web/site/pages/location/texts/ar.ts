import { texts as overview } from '../../service-parts/overview/texts/ar.ts';
import type { texts as english } from './en.ts';

export const texts: typeof english = {
  ...overview,
  notFound: 'لم نجد هذه المدينة',
  notFoundText: 'لا تتوفر بيانات لهذه المدينة.',
  allLocations: 'كل المدن',
};

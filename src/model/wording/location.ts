import { wording } from './wording.ts';

export const location = wording({ en: 'Local page', ar: 'صفحة المدينة' }, 'locations', {
  notFound: { en: 'Location Not Found', ar: 'لم نجد هذه المدينة' },
  notFoundText: {
    en: 'Local SEO data for this location is not available.',
    ar: 'لا تتوفر بيانات لهذه المدينة.',
  },
});

import { wording } from './wording.ts';

export const locations = wording({ en: 'All locations', ar: 'كل المدن' }, 'locations', {
  none: { en: 'No locations yet.', ar: 'لا توجد مدن بعد.' },
});

import type { Language } from '../language.ts';

/** Arabic has a form of its own for one, for two, for a few and for many. */
export function placesIn(language: Language, count: number): string {
  if (language === 'en') return count === 1 ? '1 place' : `${count} places`;
  if (count === 1) return 'مكان واحد';
  if (count === 2) return 'مكانين';
  const isFew = count % 100 >= 3 && count % 100 <= 10;
  return isFew ? `${count} أماكن` : `${count} مكانًا`;
}

import type { Dictionary } from './en.ts';

// The zone and the digits are pinned: the server and every browser must write the same date.
const shape = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const locales = { en: 'en-US', ar: 'ar-u-nu-latn' };

export function formatDate(
  value: string | null | undefined,
  { language, dates }: Pick<Dictionary, 'language' | 'dates'>,
): string {
  if (!value) return dates.none;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return dates.invalid;
  return date.toLocaleDateString(locales[language], shape);
}

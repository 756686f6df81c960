import type { Dictionary } from '../page-context.ts';

/**
 * A day of the Gregorian calendar in universal time: the server and every browser must write the
 * same. Not by `Intl`, which takes longer to get ready than any other step of starting a page.
 */
export function formatDate(
  value: string | null | undefined,
  { dates }: Pick<Dictionary, 'dates'>,
): string {
  if (!value) return dates.none;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return dates.invalid;
  return dates.shape
    .replace('{day}', String(date.getUTCDate()))
    .replace('{month}', () => Object.values(dates.months)[date.getUTCMonth()] ?? '')
    .replace('{year}', String(date.getUTCFullYear()));
}

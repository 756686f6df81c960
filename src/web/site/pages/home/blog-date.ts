import type { Dictionary } from '../../language/en.ts';

// The zone and the digits are pinned: the server and every browser must write the same date.
const shape = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const formats = {
  en: new Intl.DateTimeFormat('en-US', shape),
  ar: new Intl.DateTimeFormat('ar-AE-u-nu-latn', shape),
};

export function blogDate(value: string | null | undefined, { language, blogs }: Dictionary) {
  if (!value) return blogs.noDate;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? blogs.invalidDate : formats[language].format(date);
}

import type { Language } from '../../../model/language.ts';
import { sitePath } from '../../../model/site-path.ts';

const arabicPrefix = /^\/ar(?=\/|$)/i;

export function languageOf(pathname: string): Language {
  return arabicPrefix.test(pathname) ? 'ar' : 'en';
}

/** The address of an English path in a language: `/blog` is `/ar/blog` in Arabic. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** The same page in the other language. */
export function twinOf(pathname: string): string {
  return languageOf(pathname) === 'en'
    ? addressIn('ar', pathname)
    : sitePath(pathname.replace(arabicPrefix, ''));
}

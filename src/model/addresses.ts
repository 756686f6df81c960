import type { Language } from './language.ts';
import { sitePath } from './site-path.ts';

/** The one place that knows that an Arabic address begins with `/ar`. */
const arabicPrefix = /^\/ar(?=[/?#]|$)/i;

/** The language of an address; `/AR` is another spelling of `/ar`. */
export function languageOf(address: string): Language {
  return arabicPrefix.test(address) ? 'ar' : 'en';
}

/** An address without its language: `/ar/blog` is `/blog`, and `/ar` nothing. */
export const withoutLanguage = (address: string): string => address.replace(arabicPrefix, '');

/** The address of an English path in a language. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** The path and, with its question mark, the query of an address. */
export function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/** The same page in the other language. */
export const twinOf = (address: string): string =>
  languageOf(address) === 'en' ? addressIn('ar', address) : sitePath(withoutLanguage(address));

/** A path as it stands in a link: the parts of its page, encoded, with `&` as it is. */
export const encodePath = (segments: readonly string[]): string =>
  segments.map((part) => `/${encodeURIComponent(part).replaceAll('%26', '&')}`).join('') || '/';

/** The decoded parts of a path; `undefined` where it cannot be decoded: no page has such an address. */
export function segmentsOf(path: string): string[] | undefined {
  try {
    return path.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

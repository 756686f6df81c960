import type { Language } from '../../model/language.ts';

/** The address that visitors have for a page. */
export function publishedPath(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}

/** The ending of an id is made by chance when it is saved: that of a preview will be another. */
export const withoutEnding = (path: string, id: string) =>
  path.replace(id, `${id.slice(0, id.lastIndexOf('-') + 1)}…`);

import type { Language } from '../../../model/language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { arabicOf } from './model-in-arabic.ts';

const storageKey = 'adminLanguage';

/** The language of the area itself, which has nothing to do with the one of the site. */
export const language: Language = storedLanguage();

export const text = language === 'ar' ? ar : en;

/** A text of the content model, in the language of the area. */
export const say = (english: string): string => (language === 'ar' ? arabicOf(english) : english);

export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const formatMoment = (moment: string) =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment));

/** Read once, when the area is opened: it opens again in the other language. */
export function switchLanguage() {
  localStorage.setItem(storageKey, language === 'ar' ? 'en' : 'ar');
  location.reload();
}

function storedLanguage(): Language {
  // The server renders the loading state alone, in English.
  if (typeof localStorage === 'undefined') return 'en';
  return localStorage.getItem(storageKey) === 'ar' ? 'ar' : 'en';
}

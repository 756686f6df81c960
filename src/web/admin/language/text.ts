import type { Language } from '../../../model/language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { arabicOf } from './model-in-arabic.ts';

const storageKey = 'adminLanguage';
const switchedKey = 'adminLanguageSwitched';

/** The language of the area itself, which has nothing to do with the one of the site. */
export const language: Language = storedLanguage();

export const text = language === 'ar' ? ar : en;

/** A text of the content model, in the language of the area. */
export const say = (english: string): string => (language === 'ar' ? arabicOf(english) : english);

/** One of the things that a list in the model is named after. */
export const oneOf = (english: string): string => say(english.replace(/s$/, ''));

export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const formatMoment = (moment: string) =>
  formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });

/** A day of the calendar, the same wherever it is read. */
export const formatDay = (day: string) => formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' });

const formatDate = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', options).format(
    new Date(date),
  );

/** Read once, when the area is opened: it opens again in the other language. */
export function switchLanguage() {
  localStorage.setItem(storageKey, language === 'ar' ? 'en' : 'ar');
  sessionStorage.setItem(switchedKey, '');
  location.reload();
}

/** Whether the area has just been opened by the switch; said once. */
export function wasSwitched(): boolean {
  const isSo = sessionStorage.getItem(switchedKey) !== null;
  sessionStorage.removeItem(switchedKey);
  return isSo;
}

function storedLanguage(): Language {
  // The server renders the loading state alone, in English.
  if (typeof localStorage === 'undefined') return 'en';
  return localStorage.getItem(storageKey) === 'ar' ? 'ar' : 'en';
}

import type { Bilingual, Language } from '../../../model/language.ts';
import type { Message } from '../../../model/messages/message.ts';
import { sayIn } from '../../../model/messages/say.ts';
import type { Block, Collection } from '../../../model/vocabulary/nodes.ts';
import { oneIn } from '../../../model/words/labels.ts';
import { nounIn } from '../../../model/words/nouns.ts';
import { inLanguage, type Sentences } from './in-language.ts';
import { sentences } from './sentences.ts';

const storageKey = 'adminLanguage';
const switchedKey = 'adminLanguageSwitched';

/** The language of the area itself, which has nothing to do with the one of the site. */
export const language: Language = storedLanguage();

export const inOwnLanguage = <S extends Sentences>(said: S) => inLanguage(said, language);

export const text = inOwnLanguage(sentences);

/** What the model or the server says, in the language of the area. */
export const say = (what: Bilingual | Message): string =>
  'code' in what ? sayIn(language, what) : what[language];

/** What a kind of content is called. */
export const nounOf = ({ messages }: Block | Collection) => nounIn(language, messages.noun);

/** One of the things that a list in the model is named after. */
export const oneOf = (list: Bilingual): string => say(oneIn(list));

export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const formatMoment = (moment: string) =>
  formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });

/** In the largest unit that still says enough. */
export function formatAge(moment: string): string {
  const seconds = Math.max(0, (Date.now() - Date.parse(moment)) / 1000);
  const [unit, length] = units.find(([, , until]) => seconds < until) ?? longest;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(-Math.floor(seconds / length), unit);
}

/** Each with its length and up to when it is used, in seconds; within the first minute it is now. */
const units = [
  ['second', 60, 60],
  ['minute', 60, 3_600],
  ['hour', 3_600, 2 * 86_400],
] as const;
const longest = ['day', 86_400] as const;

/** A day of the calendar, the same wherever it is read. */
export const formatDay = (day: string) => formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' });

const formatDate = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, options).format(new Date(date));

/** Western digits in Arabic too, as on the site. */
const locale = language === 'ar' ? 'ar-u-nu-latn' : 'en-GB';

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

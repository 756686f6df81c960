import type { Bilingual, Language } from '../../../model/language.ts';
import type { Message } from '../../../model/messages/message.ts';
import { sayIn } from '../../../model/messages/say.ts';
import type { Block, Collection } from '../../../model/vocabulary/nodes.ts';
import { nounIn } from '../../../model/words/nouns.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

const storageKey = 'adminLanguage';

/** The language of the area itself, which has nothing to do with the one of the site. */
export const language: Language = storedLanguage();

export const text = language === 'ar' ? ar : en;

/** What the model or the server says, in the language of the area. */
export const say = (what: Bilingual | Message): string =>
  'code' in what ? sayIn(language, what) : what[language];

/** What a kind of content is called. */
export const nounOf = ({ messages }: Block | Collection) => nounIn(language, messages.noun);

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

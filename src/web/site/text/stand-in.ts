import type { Language } from '../../../model/language.ts';

/** On an Arabic page the English that stands in for a text says that it is English. */
export const standIn = (text: string, language: Language) =>
  language === 'ar' && /[a-z]/i.test(text) && !/\p{Script=Arabic}/u.test(text)
    ? ({ lang: 'en', dir: 'ltr' } as const)
    : undefined;

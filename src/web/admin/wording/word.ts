import { foldText } from '../../../model/fold-text.ts';
import type { Bilingual } from '../../../model/language.ts';
import { readDraft } from '../forms/drafts.ts';
import { language } from '../language/text.ts';

/** An interface word as an administrator reads it. */
export type Word = {
  _id: string;
  text: string;
  where: string;
  ar: { text: string; where: string };
  /** A page on which it can be seen. */
  shownAt: string;
  original: { text: string; ar: { text: string } };
  replaced: boolean;
  version: number;
};

export const addressOf = ({ _id }: Word) => `/wording/${_id}`;

export const builtInOf = ({ original }: Word): Bilingual => ({
  en: original.text,
  ar: original.ar.text,
});

/** In the language of the area, if the site has it; a plural form may have Arabic alone. */
export const nameOf = ({ text, ar }: Word, hasArabic: boolean) =>
  (hasArabic && language === 'ar' ? ar.text : text) || ar.text;

export const placeOf = ({ where, ar }: Word) => (language === 'ar' ? ar.where : where);

export const hasDraft = (word: Word) => readDraft(addressOf(word)) !== undefined;

/** Whether it says what is searched for, now or as it is built in, in either language. */
export function holds({ text, ar, original }: Word, search: string): boolean {
  const wanted = foldText(search.trim());
  return [text, ar.text, original.text, original.ar.text].some((each) =>
    foldText(each).includes(wanted),
  );
}

import type { EditedWord } from '../../../model/contracts/named-answers.ts';
import { foldText } from '../../../model/fold-text.ts';
import type { Bilingual } from '../../../model/language.ts';
import { readDraft } from '../forms/drafts.ts';
import { language } from '../language/text.ts';

export const addressOf = ({ _id }: EditedWord) => `/wording/${_id}`;

export const builtInOf = ({ original }: EditedWord): Bilingual => ({
  en: original.text,
  ar: original.ar.text,
});

/** In the language of the area, if the site has it; a plural form may have Arabic alone. */
export const nameOf = ({ text, ar }: EditedWord, hasArabic: boolean) =>
  (hasArabic && language === 'ar' ? ar.text : text) || ar.text;

export const placeOf = ({ where, ar }: EditedWord) => (language === 'ar' ? ar.where : where);

export const hasDraft = (word: EditedWord) => readDraft(addressOf(word)) !== undefined;

/** Whether it says what is searched for, now or as it is built in, in either language. */
export function holds({ text, ar, original }: EditedWord, search: string): boolean {
  const wanted = foldText(search.trim());
  return [text, ar.text, original.text, original.ar.text].some((each) =>
    foldText(each).includes(wanted),
  );
}

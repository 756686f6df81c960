import type { ShownWord } from '../../model/contracts/named-answers.ts';
import type { Bilingual, Language } from '../../model/language.ts';
import type { Word } from '../../model/wording/all-words.ts';

/** What is stored of a word: English or Arabic that is missing or blank is the built-in one. */
export interface OwnWord {
  text?: string;
  ar?: { text?: string } | null;
  version?: number;
}

/** A word as the API shows it, for those who edit it with what it stands in the place of. */
export function showWord(
  { key, builtIn, where, shownAt }: Word,
  own: OwnWord,
  { language, isWithOriginal }: { language?: Language | undefined; isWithOriginal: boolean },
): ShownWord {
  const shown: Bilingual = {
    en: own.text || builtIn.en,
    ar: own.ar?.text || builtIn.ar,
  };
  return {
    _id: key,
    ...inLanguage({ text: shown, where }, language),
    shownAt,
    ...(isWithOriginal && {
      original: inLanguage({ text: builtIn }, language),
      replaced: shown.en !== builtIn.en || shown.ar !== builtIn.ar,
    }),
    version: own.version ?? 0,
  };
}

/** Like all content: in one language, or both with the Arabic in `ar`. */
function inLanguage<Name extends string>(
  texts: Record<Name, Bilingual>,
  language?: Language,
): Record<Name, string> & { ar?: Record<Name, string> } {
  const one = (chosen: Language) =>
    Object.fromEntries(
      Object.entries<Bilingual>(texts).map(([name, text]) => [name, text[chosen]]),
    ) as Record<Name, string>;
  return language ? one(language) : { ...one('en'), ar: one('ar') };
}

import type { Bilingual, Language } from '../language.ts';
import type { PublicPage } from '../public-paths.ts';

/** Words of the interface, each in both languages, in groups that may hold others. */
export interface Words {
  readonly [key: string]: Bilingual | Words;
}

export interface Wording<W extends Words = Words> {
  /** Where visitors meet them. */
  readonly where: Bilingual;
  /** A page on which they can be seen; of pages that only records have, the list. */
  readonly shownAt: PublicPage;
  readonly words: W;
}

export const wording = <const W extends Words>(
  where: Bilingual,
  shownAt: PublicPage,
  words: W,
): Wording<W> => ({ where, shownAt, words });

/** The same words in one language. */
export type InOneLanguage<W> = W extends Bilingual
  ? string
  : { [K in keyof W]: InOneLanguage<W[K]> };

/** An administrator's own word instead of the one that is built in. */
export type OwnWord = (key: string, language: Language) => string | undefined;

export function wordsIn<W extends Words>(
  words: W,
  language: Language,
  ownWord: OwnWord = () => undefined,
  path: readonly string[] = [],
): InOneLanguage<W> {
  const entries = Object.entries(words).map(([name, inner]) => {
    const at = [...path, name];
    return isWord(inner)
      ? [name, ownWord(at.join('.'), language) ?? inner[language]]
      : [name, wordsIn(inner, language, ownWord, at)];
  });
  return Object.fromEntries(entries) as InOneLanguage<W>;
}

export const isWord = (words: Bilingual | Words): words is Bilingual =>
  typeof words.en === 'string';

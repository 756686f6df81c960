import type { Bilingual } from '../language.ts';
import { wordings } from './index.ts';
import { shownAt } from './shown-at.ts';
import { isWord, type Words } from './wording.ts';

/** A word of the interface with what an administrator has to know of it. */
export interface Word {
  /** The names down to it, such as `common.navigation.home`. */
  readonly key: string;
  readonly builtIn: Bilingual;
  readonly where: Bilingual;
  readonly shownAt: string;
}

/** Every word of the interface, by its key. */
export const allWords: ReadonlyMap<string, Word> = new Map(
  Object.entries(wordings).flatMap(([name, { where, words }]) => {
    const at = { where, shownAt: shownAt[name as keyof typeof wordings] };
    return wordsBelow(words, name).map(([key, builtIn]) => [key, { key, builtIn, ...at }]);
  }),
);

function wordsBelow(words: Words, path: string): [key: string, word: Bilingual][] {
  return Object.entries(words).flatMap(([name, inner]) => {
    const key = `${path}.${name}`;
    return isWord(inner) ? [[key, inner]] : wordsBelow(inner, key);
  });
}

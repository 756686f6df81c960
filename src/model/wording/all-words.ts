import type { Bilingual } from '../language.ts';
import { publicPaths } from '../public-paths.ts';
import { wordings } from './index.ts';
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
  Object.entries(wordings).flatMap(([name, { where, shownAt, words }]) => {
    const at = { where, shownAt: publicPaths[shownAt] };
    return wordsBelow(words, name).map(([key, builtIn]) => [key, { key, builtIn, ...at }]);
  }),
);

function wordsBelow(words: Words, path: string): [key: string, word: Bilingual][] {
  return Object.entries(words).flatMap(([name, inner]) => {
    const key = `${path}.${name}`;
    return isWord(inner) ? [[key, inner]] : wordsBelow(inner, key);
  });
}

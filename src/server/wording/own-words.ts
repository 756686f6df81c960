import type { Block } from '../../model/vocabulary/nodes.ts';
import type { Place } from '../../model/vocabulary/tree.ts';
import { allWords, type Word } from '../../model/wording/all-words.ts';
import { ownWord, wordingPage } from '../../model/wording/own-word.ts';
import { checkSave } from '../content/check-save.ts';
import type { Content } from '../content/content.ts';
import type { Answer } from '../content/show-record.ts';

/** Where an administrator's own word for it is stored, which is a block of its own. */
export function placeOf({ key, builtIn }: Word): Place<Block> {
  const kind = kindOf(key);
  return {
    node: ownWord(builtIn),
    page: wordingPage,
    kind,
    path: `${wordingPage.path}/${key}`,
    owner: null,
  };
}

const kindOf = (key: string) => `${wordingPage.key}.${key}`;

/** The word behind each kind of row: a row that an older version has left is nobody's. */
export const wordsByKind: ReadonlyMap<string, Word> = new Map(
  [...allWords.values()].map((word) => [kindOf(word.key), word]),
);

/** The word that an address below /api stands for. */
export const wordAt = (address: string): Word | undefined =>
  address.startsWith(`${wordingPage.path}/`)
    ? allWords.get(address.slice(wordingPage.path.length + 1))
    : undefined;

/** What is said as it is built in is not stored: it goes on following the program. */
export async function saveOwnWord(
  content: Content,
  word: Word,
  input: unknown,
  by: string,
): Promise<Answer> {
  const place = placeOf(word);
  const { values, version } = checkSave(place.node, input);
  const { text, ar } = values as { text: string; ar?: { text?: string | null } | null };
  const own = {
    text: text === word.builtIn.en ? '' : text,
    ...(ar !== undefined && { ar: ar?.text === word.builtIn.ar ? null : ar }),
  };
  return content.saveBlock(place, {}, { values: own, version, by });
}

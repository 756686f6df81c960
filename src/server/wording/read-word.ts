import type { Language } from '../../model/language.ts';
import { wordingPage } from '../../model/wording/own-word.ts';
import type { ContentReader } from '../http/reads.ts';

/** One word of the interface as visitors read it. */
export async function readWord(
  key: string,
  language: Language,
  reader: ContentReader,
): Promise<string> {
  const { words } = (await reader.read(wordingPage.path, language)) as Wording;
  return words.find(({ _id }) => _id === key)?.text ?? '';
}

interface Wording {
  words: { _id: string; text: string }[];
}

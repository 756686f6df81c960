import type { ContentReader } from '../../model/contracts/content-reader.ts';
import type { Language } from '../../model/language.ts';

/** One word of the interface as visitors read it. */
export async function readWord(
  key: string,
  language: Language,
  reader: ContentReader,
): Promise<string> {
  const { words } = await reader.in(language).wording();
  return words.find(({ _id }) => _id === key)?.text ?? '';
}

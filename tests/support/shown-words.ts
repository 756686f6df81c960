import type { Language } from '../../src/model/language.ts';

/** Every interface word of a running site as visitors read it in one language. */
export async function shownWords(siteUrl: string, language: Language): Promise<Set<string>> {
  const answer = await fetch(`${siteUrl}/api/wording?lang=${language}`);
  const { words } = (await answer.json()) as { words: { text: string }[] };
  return new Set(words.map(({ text }) => text).filter(Boolean));
}

import { screenWords } from '../screens.ts';
import { modelWords } from './model-words.ts';
import { fixedSentences, sentences } from './sentences.ts';

/**
 * A text of the content model in Arabic. Its messages are made of a few sentences around the names
 * of kinds and fields; what nobody has translated yet stays English.
 */
export function arabicOf(english: string): string {
  const known = wordOf(english) ?? fixedSentences[english];
  if (known) return known;
  for (const [pattern, sentence] of sentences) {
    const match = pattern.exec(english);
    if (match) return sentence(...match.slice(1).map((part) => wordOf(part) ?? part));
  }
  return english;
}

const wordOf = (english: string) =>
  modelWords[english] ?? screenWords[english] ?? modelWords[decapitalize(english)];

const decapitalize = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

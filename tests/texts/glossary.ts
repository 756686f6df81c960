import { readFileSync } from 'node:fs';

export interface Term {
  english: string[];
  arabic: string[];
  never: string[];
  notForIt: string[];
}

export const terms: Term[] = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [^|]*\p{Letter}/u.test(line))
  .slice(1)
  .map((line) => {
    const [english = '', ...arabic] = line.split('|').slice(1, 5);
    const [words = [], never = [], notForIt = []] = arabic.map((cell) => listed(cell, '،'));
    return { english: listed(english, ','), arabic: words, never, notForIt };
  });

/** The words of an Arabic text that the glossary refuses, given the English that it renders. */
export function refusedIn(arabic: string, english: string): string[] {
  const meant = terms.filter((term) => term.english.some((word) => hasEnglish(english, word)));
  const right = new Set(meant.flatMap((term) => term.arabic));
  const wrong = [
    ...terms.flatMap(({ never }) => never),
    ...meant.flatMap(({ notForIt }) => notForIt).filter((word) => !right.has(word)),
  ];
  return wrong.filter((word) => hasArabic(arabic, word));
}

function listed(cell: string, separator: string): string[] {
  const words = cell.split(separator).map((word) => word.trim());
  return words.filter(Boolean);
}

const hasEnglish = (text: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);

/** Whole words, with what Arabic joins to them: «وبالوكالة» holds «وكالة», «توكيل» does not. */
const hasArabic = (text: string, phrase: string) =>
  new RegExp(`(?<!\\p{L})${phrase.split(' ').map(inflected).join('\\s+')}(?!\\p{L})`, 'u').test(
    plain(text),
  );

function inflected(word: string): string {
  const bare = plain(word);
  // A word that the glossary gives with its article is refused only with it.
  const before = bare.startsWith('ال') ? '[وف]?(?:[بك]?ال|لل)' : '[وف]?(?:[بك]?ال|لل|[بكل])?';
  const stem = bare.replace(/^ال/, '');
  const endings = '(?:ك|كم|ه|ها|هم|هن|نا|ي|ا)?';
  return stem.endsWith('ة')
    ? `${before}${stem.slice(0, -1)}(?:ة|ت${endings})`
    : `${before}${stem}${endings}`;
}

/** Without vowel marks, and with one letter for each hamza, which changes its seat by its case. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u064b-\u0652\u0670\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll(/[ؤئ]/g, 'ء');

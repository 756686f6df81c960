/**
 * A text as people type it when they look for it: in small letters, without the marks on letters,
 * and with one form of each letter that Arabic writes in several.
 */
export const foldText = (text: string): string =>
  text.toLowerCase().replaceAll(foldable, (letter) => {
    const known = folded.get(letter) ?? foldLetter(letter);
    folded.set(letter, known);
    return known;
  });

/** Letters with marks, marks by themselves, and the Arabic letters that stand for one another. */
const foldable =
  /[\u00c0-\u036f\u0610-\u061a\u0622-\u0626\u0629\u0640\u0649\u064b-\u065f\u0670\u0671\u06d6-\u06ed\u1e00-\u1eff]/g;

/** A search looks at every text that is stored: each letter is folded once. */
const folded = new Map<string, string>();

const foldLetter = (letter: string) =>
  letter
    .normalize('NFD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replace('ى', 'ي')
    .replace('ة', 'ه')
    .replace('ٱ', 'ا');

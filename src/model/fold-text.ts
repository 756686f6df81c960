/**
 * A text as people type it when they look for it: in small letters, without the marks on letters,
 * and with one form of each letter that Arabic writes in several.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ٱ', 'ا')
    .toLowerCase();

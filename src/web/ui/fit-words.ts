/** By steps, so that a few rules are enough: `letters` in tokens.css. */
const steps = [10, 12, 14, 16, 18, 20, 24, 28, 34];

/**
 * The classes of a heading in the largest letters, beside a container around it: where its longest
 * word would not fit in there, all of it is set smaller, rather than the word broken.
 */
export function fitWords(heading: string): string {
  const longest = longestIn(heading);
  const step = steps.find((letters) => longest <= letters) ?? 34;
  return longest < 9 ? 'text-fit' : `text-fit letters-${step}`;
}

/** One that the narrowest of cards, half a phone wide, has no room for. */
export const hasLongWord = (title: string) => longestIn(title) > 15;

const longestIn = (text: string) => Math.max(...text.split(/[\s-]+/).map(widthOf));

/** In letters of a usual width. */
function widthOf(word: string): number {
  const marks = word.match(/\p{M}/gu)?.length ?? 0;
  const wide = word.match(/[\p{Lu}mw]/gu)?.length ?? 0;
  return word.length - marks + wide * 0.2;
}

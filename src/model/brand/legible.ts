import {
  type Colour,
  contrast,
  lightnessOf,
  mixInOklab,
  mixInSrgb,
  withLightness,
} from './colour.ts';

/** What the site writes on, and with, whatever the brand is: those of `src/web/ui/tokens.css`. */
export const grounds = {
  ink: '#15152b',
  inkRaised: '#22223f',
  paper: '#faf6ee',
} as const;

/** From the start of a group's gradient to its end. */
export interface Pair {
  from: Colour;
  to: Colour;
}

/** What a colour is for decides what has to be legible with it. */
export type ColourUse = 'signal' | 'group';

export interface Verdict {
  passes: boolean;
  /** The contrast where it is lowest, beside what is needed there. */
  found: number;
  needed: number;
}

/** WCAG 2, level AA: small text, and text from 24 px (as all ink on a gradient is) or a shape. */
const forText = 4.5;
const forLarge = 3;

/** The faintest text on a deep ground: where one is, above the heading. */
const faintest = 0.8;

export const judge = (colour: Colour, use: ColourUse): Verdict => worst(rules[use](colour));

/** Also between the two: a mixture can be darker than both. */
export const judgePair = ({ from, to }: Pair): Verdict =>
  worst(alongPair({ from, to }).flatMap((colour) => rules.group(colour)));

/** The colour itself, or the same hue moved to the nearest lightness that passes. */
export const nearestLegible = (colour: Colour, use: ColourUse): Colour =>
  nearest(colour, (tried) => judge(tried, use).passes);

/** What the end of a gradient has to become so that all of it passes. */
export const nearestEnd = ({ from, to }: Pair): Colour =>
  nearest(to, (tried) => judge(tried, 'group').passes && judgePair({ from, to: tried }).passes);

/** How far a colour on ink is from what is said in it, and how far a shape on the deep is seen. */
export const legibleOnInk = (colour: Colour, deep: readonly Pair[]): boolean =>
  contrast(colour, grounds.inkRaised) >= forText &&
  deep.flatMap(alongPair).every((ground) => contrast(colour, ground) >= forLarge);

/** What is written on all of a deep pair, down to its faintest words. */
export const judgeDeep = (pair: Pair): Verdict =>
  worst(
    alongPair(pair).map((ground) => ({
      found: contrast(mixInSrgb(grounds.paper, faintest, ground), ground),
      needed: forText,
    })),
  );

/** Moves the lightness both ways, a little further each time, until it passes. */
export function nearest(colour: Colour, passes: (tried: Colour) => boolean): Colour {
  if (passes(colour)) return colour;
  const lightness = lightnessOf(colour);
  for (let step = 1; step <= 100; step++) {
    for (const tried of [lightness + step / 100, lightness - step / 100]) {
      if (tried < 0 || tried > 1) continue;
      const moved = withLightness(colour, tried);
      if (passes(moved)) return moved;
    }
  }
  return colour;
}

/** As it is said: 4.499 is no 4.5. */
export const roundDown = (contrast: number) => (Math.floor(contrast * 100) / 100).toFixed(2);

interface Rule {
  found: number;
  needed: number;
}

const rules: Record<ColourUse, (colour: Colour) => Rule[]> = {
  // Links on paper; white on a button is further off than paper is.
  signal: (colour) => [{ found: contrast(colour, grounds.paper), needed: forText }],
  // Large ink on it; small words stand on its deep pair.
  group: (colour) => [{ found: contrast(colour, grounds.ink), needed: forLarge }],
};

/** The gradient itself goes through one space, the steps of a process through the other. */
const alongPair = ({ from, to }: Pair): Colour[] =>
  Array.from({ length: 13 }, (_, at) => at / 12).flatMap((share) => [
    mixInSrgb(to, share, from),
    mixInOklab(to, share, from),
  ]);

function worst(found: Rule[]): Verdict {
  const [lowest] = found.toSorted((a, b) => a.found / a.needed - b.found / b.needed) as [Rule];
  return { ...lowest, passes: lowest.found >= lowest.needed };
}

import { type Colour, colourIn, oklchOf } from './colour.ts';
import type { Pair } from './legible.ts';

/**
 * What the words of a group's pages stand on: its own hues, so deep that paper and all that is
 * written on ink can be read there, and as colourful as such a depth can be.
 */
export const deepPairOf = ({ from, to }: Pair): Pair => ({
  from: deepen(from, { lightness: 0.27, chroma: 0.09 }),
  to: deepen(to, { lightness: 0.38, chroma: 0.13 }),
});

function deepen(colour: Colour, most: { lightness: number; chroma: number }): Colour {
  const { chroma, hue } = oklchOf(colour);
  return colourIn({
    lightness: most.lightness,
    chroma: Math.min(chroma, most.chroma),
    hue: deepHue(hue),
  });
}

/** Yellow has no depth but mud: it leans to amber from one side and to green from the other. */
function deepHue(hue: number): number {
  if (hue > 45 && hue <= 105) return 45 + (hue - 45) / 6;
  if (hue > 105 && hue < 150) return 135 + (hue - 105) / 3;
  return hue;
}

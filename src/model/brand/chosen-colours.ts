import { isColour } from './colour.ts';
import type { Pair } from './legible.ts';
import { builtInColours, type ChosenColours } from './palette.ts';

/** The colours among the fields of a brand. */
export interface BrandColours {
  signal: string;
  pair1: Pair;
  pair2: Pair;
  pair3: Pair;
  pair4: Pair;
  pair5: Pair;
}

/** They end up in style sheets: whatever is stored, nothing but a colour comes out here. */
export function chosenColours(brand: BrandColours): ChosenColours {
  const { signal, pair1, pair2, pair3, pair4, pair5 } = brand;
  const safe = (colour: unknown, builtIn: string) => (isColour(colour) ? colour : builtIn);
  return {
    signal: safe(signal, builtInColours.signal),
    pairs: builtInColours.pairs.map((builtIn, at) => {
      const pair = [pair1, pair2, pair3, pair4, pair5][at];
      return { from: safe(pair?.from, builtIn.from), to: safe(pair?.to, builtIn.to) };
    }),
  };
}

import { type Colour, lightnessOf, withLightness } from './colour.ts';
import { legibleOnInk, nearest, nearestEnd, nearestLegible, type Pair } from './legible.ts';

/** The colours of a brand as an editor chooses them. */
export interface ChosenColours {
  signal: Colour;
  pairs: readonly Pair[];
}

/** What the site paints with. */
export interface Palette {
  signal: Colour;
  /** Under the pointer, and for words that must not be overlooked. */
  signalDeep: Colour;
  signalOnInk: Colour;
  /** Of what belongs to no group. */
  house: Pair;
  pairs: readonly Pair[];
}

export const builtInColours: ChosenColours = {
  signal: '#c63418',
  pairs: [
    { from: '#ff9a62', to: '#d4336f' },
    { from: '#3f6bff', to: '#12b3c9' },
    { from: '#7a4df0', to: '#e0468f' },
    { from: '#0f7f86', to: '#6cc04a' },
    { from: '#ffb52e', to: '#ec5a1c' },
  ],
};

/** As drawn: what follows from a signal colour is computed for others only. */
const builtInSignal = {
  signalDeep: '#9c2510',
  signalOnInk: '#ff8a6b',
};

/** What follows from the chosen colours, so that one colour is enough to choose. */
export function paletteOf({ signal, pairs }: ChosenColours): Palette {
  const derived = signal === builtInColours.signal ? builtInSignal : deriveSignal(signal);
  const signalOnInk = nearest(derived.signalOnInk, (tried) => legibleOnInk(tried, pairs));
  const from = nearestLegible(signalOnInk, 'group');
  const house = { from, to: nearestEnd({ from, to: signal }) };
  return { signal, signalDeep: derived.signalDeep, signalOnInk, house, pairs };
}

function deriveSignal(signal: Colour) {
  const lightness = lightnessOf(signal);
  return {
    signalDeep: withLightness(signal, Math.max(0, lightness - 0.11)),
    signalOnInk: withLightness(signal, Math.max(lightness, lightnessOf(builtInSignal.signalOnInk))),
  };
}

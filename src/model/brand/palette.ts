import { type Colour, lightnessOf, withLightness } from './colour.ts';
import { deepPairOf } from './deep-pair.ts';
import { legibleOnInk, nearest, nearestEnd, nearestLegible, type Pair } from './legible.ts';

/** The colours of a brand as an editor chooses them. */
export interface ChosenColours {
  signal: Colour;
  pairs: readonly Pair[];
}

/** The colours of a group, and the deep ones that its words stand on. */
export interface GroupPair extends Pair {
  deep: Pair;
}

/** What the site paints with. */
export interface Palette {
  signal: Colour;
  /** Under the pointer, and for words that must not be overlooked. */
  signalDeep: Colour;
  signalOnInk: Colour;
  /** Of what belongs to no group. */
  house: GroupPair;
  pairs: readonly GroupPair[];
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

/** As drawn: what follows from a signal colour or a pair is computed for others only. */
const builtInSignal = {
  signalDeep: '#9c2510',
  signalOnInk: '#ff8a6b',
  houseDeep: { from: '#43110c', to: '#7d2313' },
};
const builtInDeep: readonly Pair[] = [
  { from: '#4a1230', to: '#7d1f45' },
  { from: '#141f5c', to: '#0d4a72' },
  { from: '#2a1660', to: '#641a5c' },
  { from: '#06323a', to: '#1a5632' },
  { from: '#3d1a0a', to: '#7a2c0a' },
];

/** What follows from the chosen colours, so that one colour is enough to choose. */
export function paletteOf({ signal, pairs: chosen }: ChosenColours): Palette {
  const isBuiltIn = signal === builtInColours.signal;
  const derived = isBuiltIn ? builtInSignal : deriveSignal(signal);
  const pairs = chosen.map((pair) => ({ ...pair, deep: deepOf(pair) }));
  const deep = pairs.map((pair) => pair.deep);
  const signalOnInk = nearest(derived.signalOnInk, (tried) =>
    legibleOnInk(tried, [...deep, deepPairOf({ from: tried, to: signal })]),
  );
  const from = nearestLegible(signalOnInk, 'group');
  const house = { from, to: nearestEnd({ from, to: signal }) };
  const houseDeep = isBuiltIn ? builtInSignal.houseDeep : deepPairOf(house);
  return {
    signal,
    signalDeep: derived.signalDeep,
    signalOnInk,
    house: { ...house, deep: houseDeep },
    pairs,
  };
}

function deepOf(pair: Pair): Pair {
  const drawn = builtInColours.pairs.findIndex(
    ({ from, to }) => from === pair.from && to === pair.to,
  );
  return builtInDeep[drawn] ?? deepPairOf(pair);
}

function deriveSignal(signal: Colour) {
  const lightness = lightnessOf(signal);
  return {
    signalDeep: withLightness(signal, Math.max(0, lightness - 0.11)),
    signalOnInk: withLightness(signal, Math.max(lightness, lightnessOf(builtInSignal.signalOnInk))),
  };
}

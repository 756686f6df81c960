import { chosenColours } from '../../../model/brand/chosen-colours.ts';
import type { Pair } from '../../../model/brand/legible.ts';
import { builtInColours, type GroupPair, paletteOf } from '../../../model/brand/palette.ts';
import type { Site } from '../../../model/pages/site/index.ts';
import girih from './girih.svg?no-inline';

export type Brand = Site['brand'];

/**
 * What a brand changes in the style sheet, as rules outside every layer, so that they win over
 * those of `tokens.css`; nothing for a brand that looks as built in.
 */
export function brandStyle(brand: Brand | null | undefined): string {
  if (!brand) return '';
  const name = JSON.stringify(brand);
  if (name !== last.name) last = { name, rules: rulesOf(brand) };
  return last.rules;
}

/** Every page has the same, and to find colours that can be read takes a fifth of making one. */
let last = { name: '', rules: '' };

const rulesOf = (brand: Brand) =>
  [colourRules(brand), cornerRules[brand.corners], patternRules[brand.pattern]].join('');

/** Whether what is painted in the pairs that are built in fits the brand. */
export const keepsBuiltInPairs = (brand: Brand | null | undefined): boolean =>
  !brand ||
  chosenColours(brand).pairs.every((pair, at) => isSamePair(pair, builtInColours.pairs[at]));

const builtInSignalOnInk = paletteOf(builtInColours).signalOnInk;

function colourRules(brand: Brand): string {
  const chosen = chosenColours(brand);
  const { signal, signalDeep, signalOnInk, house, pairs } = paletteOf(chosen);
  const root =
    signal === builtInColours.signal && signalOnInk === builtInSignalOnInk
      ? ''
      : `:root{--color-signal:${signal};--color-signal-deep:${signalDeep};--color-signal-on-ink:${signalOnInk}}${pairRule('house', house)}`;
  const groups = pairs.map((pair, at) =>
    isSamePair(pair, builtInColours.pairs[at]) ? '' : pairRule(`pair${at + 1}`, pair),
  );
  return [root, ...groups].join('');
}

const isSamePair = (one: Pair, other: Pair | undefined) =>
  one.from === other?.from && one.to === other.to;

const pairRule = (name: string, { from, to, deep }: GroupPair) =>
  `.group-${name}{--group-from:${from};--group-to:${to};--deep-from:${deep.from};--deep-to:${deep.to}}`;

const corners = (small: string, card: string, round: string) =>
  `:root{--radius-small:${small};--radius-card:${card};--radius-round:${round}}`;

const cornerRules: Record<Brand['corners'], string> = {
  rounded: '',
  square: corners('0', '0', '0'),
  soft: corners('.75rem', '1.75rem', '999px'),
};

const girihMask = `url(${girih})center top`;

// A mask, so that the lines have the colour that each ground gives them.
const patternRules: Record<Brand['pattern'], string> = {
  grid: '',
  girih: `.grid-motif:before{background:var(--grid-line,var(--color-paper-line));mask:${girihMask}}.grid-fade:before{mask:${girihMask},linear-gradient(#000,#0000 28rem);mask-composite:intersect}`,
  plain: '.grid-motif:before{content:none}',
};

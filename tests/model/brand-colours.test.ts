import { describe, expect, test } from 'vitest';
import { contrast, mixInOklab, mixInSrgb } from '../../src/model/brand/colour.ts';
import { colourSets } from '../../src/model/brand/colour-sets.ts';
import {
  grounds,
  judge,
  judgePair,
  nearestEnd,
  nearestLegible,
} from '../../src/model/brand/legible.ts';
import { builtInColours, paletteOf } from '../../src/model/brand/palette.ts';
import { randomBrand } from '../support/random-brand.ts';

test.each(colourSets)('the set $name.en passes and has a pair for each group', (set) => {
  expect(judge(set.signal, 'signal').passes).toBe(true);
  expect(set.pairs).toHaveLength(5);
  for (const pair of set.pairs) {
    expect([judge(pair.from, 'group').passes, judge(pair.to, 'group').passes]).toEqual([
      true,
      true,
    ]);
    expect(judgePair(pair).passes, `${pair.from} → ${pair.to}`).toBe(true);
  }
});

test('the built-in signal colour brings the colours that were drawn with it', () => {
  expect(paletteOf(builtInColours)).toMatchObject({
    signalDeep: '#9c2510',
    signalOnInk: '#ff8a6b',
    house: { from: '#ff8a6b', to: '#c63418' },
  });
});

describe('a hundred brands at random', () => {
  const brands = Array.from({ length: 100 }, (_, seed) => randomBrand(seed));

  test('whatever colour is refused, the one that is offered is taken', () => {
    for (const { signal, pairs } of brands) {
      expect(judge(nearestLegible(signal, 'signal'), 'signal').passes).toBe(true);
      for (const { from, to } of pairs) {
        const start = nearestLegible(from, 'group');
        expect(judge(start, 'group').passes, from).toBe(true);
        const end = nearestEnd({ from: start, to });
        expect(judgePair({ from: start, to: end }).passes, `${start} → ${to}`).toBe(true);
      }
    }
  });

  test('what follows from the chosen colours can be read wherever it stands', () => {
    for (const brand of brands) {
      const signal = nearestLegible(brand.signal, 'signal');
      const pairs = brand.pairs.map(({ from, to }) => {
        const start = nearestLegible(from, 'group');
        return { from: start, to: nearestEnd({ from: start, to }) };
      });
      const palette = paletteOf({ signal, pairs });
      expect(contrast(palette.signalDeep, grounds.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.signalDeep, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.signalOnInk, grounds.inkRaised)).toBeGreaterThanOrEqual(4.5);
      expect(judgePair(palette.house).passes).toBe(true);
      for (const end of pairs.flatMap(({ from, to }) => [from, to])) {
        const banner = mixInOklab(end, 0.42, grounds.ink);
        expect(contrast(palette.signalOnInk, banner)).toBeGreaterThanOrEqual(3);
        expect(contrast(mixInSrgb(grounds.paper, 0.8, banner), banner)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test('a gradient is judged between its ends too, where it can be darker than both', () => {
  const pair = { from: '#00c8c8', to: '#c42b2b' };
  expect(judge(pair.to, 'group').passes).toBe(true);
  expect(judgePair(pair).found).toBeLessThan(judge(pair.to, 'group').found);
});

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { colourIn, contrast, oklchOf } from '../../src/model/brand/colour.ts';
import { colourSets } from '../../src/model/brand/colour-sets.ts';
import { deepPairOf } from '../../src/model/brand/deep-pair.ts';
import {
  grounds,
  judge,
  judgeDeep,
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
      for (const { deep } of [...palette.pairs, palette.house]) {
        expect(judgeDeep(deep).passes, `${deep.from} → ${deep.to}`).toBe(true);
        expect(contrast(palette.signalOnInk, deep.from)).toBeGreaterThanOrEqual(3);
        expect(contrast(palette.signalOnInk, deep.to)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test('every colour of the circle has a deep one that words can stand on, and none of them is mud', () => {
  for (let hue = 0; hue < 360; hue++) {
    const bright = colourIn({ lightness: 0.75, chroma: 0.16, hue });
    const deep = deepPairOf({ from: bright, to: bright });
    expect(judgeDeep(deep).passes, `${hue}`).toBe(true);
    expect(oklchOf(deep.to).chroma, `${hue}`).toBeGreaterThan(0.05);
    const isOlive = [deep.from, deep.to].map(oklchOf).some((end) => end.hue > 60 && end.hue < 125);
    expect(isOlive, `${hue}`).toBe(false);
  }
});

test('the style sheet of the built-in brand says the colours that the palette says', async () => {
  const { signal, signalDeep, signalOnInk, house, pairs } = paletteOf(builtInColours);
  const tokens = await readFile('src/web/ui/tokens.css', 'utf8');
  for (const [name, colour] of Object.entries({
    signal,
    'signal-deep': signalDeep,
    'signal-on-ink': signalOnInk,
  })) {
    expect(tokens).toContain(`--color-${name}: ${colour};`);
  }
  for (const [at, { from, to, deep }] of [house, ...pairs].entries()) {
    const group = at === 0 ? 'house' : `pair${at}`;
    const [, rule = ''] = new RegExp(`\\.group-${group} \\{([^}]*)\\}`).exec(tokens) ?? [];
    expect(rule.match(/#\w{6}/g), group).toEqual([from, to, deep.from, deep.to]);
  }
});

test('a gradient is judged between its ends too, where it can be darker than both', () => {
  const pair = { from: '#00c8c8', to: '#c42b2b' };
  expect(judge(pair.to, 'group').passes).toBe(true);
  expect(judgePair(pair).found).toBeLessThan(judge(pair.to, 'group').found);
});

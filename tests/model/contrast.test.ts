import { expect, test } from 'vitest';
import { contrast, luminance, mixInOklab, withLightness } from '../../src/model/brand/colour.ts';

test.each([
  ['#ffffff', '#000000', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#ffffff', 1.37],
  ['#663399', '#ffffff', 8.41],
])('the contrast of %s and %s is %d, as WCAG computes it', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});

test('luminance weighs the channels as WCAG does', () => {
  expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4);
  expect(luminance('#00ff00')).toBeCloseTo(0.7152, 4);
  expect(luminance('#0000ff')).toBeCloseTo(0.0722, 4);
});

// As a browser computes `color-mix(in oklab, …)`.
test.each([
  ['#ffffff', 0.5, '#000000', '#636363'],
  ['#ff0000', 0.5, '#0000ff', '#8c53a2'],
])('%s mixed at %d with %s is %s', (one, share, other, mixed) => {
  expect(mixInOklab(one, share, other)).toBe(mixed);
});

test('a colour that is moved in lightness keeps its hue and stays on the screen', () => {
  for (const lightness of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    expect(withLightness('#0047ff', lightness)).toMatch(/^#[0-9a-f]{6}$/);
  }
  expect(contrast(withLightness('#0047ff', 0), '#000000')).toBeLessThan(1.05);
  expect(withLightness('#0047ff', 1)).toBe('#ffffff');
});

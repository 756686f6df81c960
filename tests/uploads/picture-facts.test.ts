import { expect, test } from 'vitest';
import {
  isOffered,
  pictureFacts,
  variantAt,
  variantPath,
  variantsOf,
} from '../../src/model/picture.ts';

const hash = '0a'.repeat(16);
const pathOf = (rest: string) => `/uploads/${hash}-${rest}`;
const widthsOf = (path: string) => variantsOf(path).avif.map(({ width }) => width);

test('what a page must know stands in the name', () => {
  expect(pictureFacts(pathOf('1600x1000-e8ded5.webp'))).toEqual({
    width: 1600,
    height: 1000,
    color: '#e8ded5',
  });
  expect(pictureFacts(pathOf('40x40-none.anim.webp'))).toMatchObject({ color: 'transparent' });
});

test.each([
  null,
  undefined,
  '',
  'web',
  'https://example.com/a.png',
  `https://example.com${pathOf('40x40-none.png')}`,
  pathOf('40x40-none.png?x'),
  pathOf('0x40-none.png'),
  pathOf('40x40-none.svg'),
  variantPath(pathOf('640x40-none.png'), 320, 'avif'),
])('%s is no stored picture', (path) => {
  expect(pictureFacts(path)).toBeNull();
  expect(variantsOf(path)).toEqual({ avif: [], webp: [] });
});

test('copies are as wide as the picture at most', () => {
  expect(widthsOf(pathOf('200x90-c63418.png'))).toEqual([200]);
  expect(widthsOf(pathOf('640x90-c63418.jpg'))).toEqual([320, 480, 640]);
  expect(widthsOf(pathOf('1600x1000-none.webp'))).toEqual([320, 480, 750, 1200, 1600]);
  expect(widthsOf(pathOf('2560x1000-c63418.jpg'))).toEqual([320, 480, 750, 1200, 1920]);
  expect(widthsOf(pathOf('800x600-none.anim.webp'))).toEqual([]);
});

test('the path of a copy leads back to its picture', () => {
  const path = pathOf('1600x1000-none.webp');
  for (const format of ['avif', 'webp'] as const) {
    for (const variant of variantsOf(path)[format]) {
      expect(variantAt(variant.path)).toEqual({ original: path, width: variant.width, format });
      expect(isOffered(variant.path)).toBe(true);
    }
  }
  expect(variantAt(path)).toBeNull();
  const never = variantPath(path, 1920, 'avif');
  expect(variantAt(never)).toEqual({ original: path, width: 1920, format: 'avif' });
  expect(isOffered(never)).toBe(false);
});

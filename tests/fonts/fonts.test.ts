import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoContent } from '../../demo/index.ts';
import { drawName, nameFile } from '../../scripts/fonts/draw-name.ts';
import { type FontFace, fontFolder, readFontFaces } from '../../scripts/fonts/font-faces.ts';
import { codepointsOf, makeFont, wholeFont } from '../../scripts/fonts/make-font.ts';
import { allWords } from '../../src/model/wording/all-words.ts';

const faces = readFontFaces();
const fileOf = ({ name }: FontFace) => readFileSync(join(fontFolder, `${name}.woff2`));

test('each sign of the font is in one file, the one that the style sheet names', async () => {
  const whole = new Set((await Promise.all(wholeFont().map(codepointsOf))).flat());
  expect(whole.size).toBeGreaterThan(500);
  const files = await Promise.all(faces.map(async (face) => codepointsOf(fileOf(face))));
  for (const codepoint of whole) {
    const named = faces.filter((face) => face.has(codepoint)).map(({ name }) => name);
    const holding = faces.filter((_, at) => files[at]?.includes(codepoint)).map(({ name }) => name);
    expect(named, nameOf(codepoint)).toHaveLength(1);
    expect(holding, nameOf(codepoint)).toEqual(named);
  }
});

test.each(faces)('the file $name is the one that `npm run fonts` makes', async (face) => {
  expect(fileOf(face).equals(await makeFont(face))).toBe(true);
});

test('the name of Arabic on English pages is the one that `npm run fonts` draws', async () => {
  expect(readFileSync(nameFile, 'utf8')).toBe(await drawName());
});

test('the texts of each language need the files that are preloaded for it, and no other', () => {
  const words = [...allWords.values()].map(({ builtIn }) => builtIn);
  const { en, ar } = textsOf([demoContent, words]);
  // A few posts quote Arabic words.
  const english = new Set(withoutNames(en).replaceAll(/\p{Script=Arabic}/gu, ''));
  // The page that is not there shows its number in the other digits.
  const arabic = new Set(withoutNames(ar).replace('٤٠٤', ''));
  expect(arabic.size).toBeGreaterThan(100);
  expect(filesFor(english)).toEqual(['latin']);
  expect(filesFor(arabic)).toEqual(['arabic', 'latin']);
});

/** Ten packets: more would have to wait until the browser has confirmed them. */
const firstRoundTrip = 10 * 1460;
const headers = 600;

test.each(['latin', 'arabic'])('%s is there with the first answer of the server', (name) => {
  const file = readFileSync(join(fontFolder, `${name}.woff2`));
  expect(file.length + headers).toBeLessThanOrEqual(firstRoundTrip);
});

test('no style asks for a weight that the files lack', () => {
  const styles = sourceOf('src/web/**/*.{css,ts,tsx}');
  const named = new Set([...styles.matchAll(namedWeight)].map(([, name]) => name));
  expect([...named].sort()).toEqual(['medium', 'normal', 'semibold']);
  const numbers = [...styles.matchAll(/font-weight: (\d+);/g)].map(([, weight]) => Number(weight));
  expect(numbers.length).toBeGreaterThan(5);
  for (const { weights } of faces) {
    expect(weights).toEqual({ min: 400, max: Math.max(...numbers) });
  }
});

const namedWeight = /\bfont-(thin|extralight|light|normal|medium|semibold|bold|extrabold|black)\b/g;
const root = join(import.meta.dirname, '../..');

const sourceOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('');

const filesFor = (signs: Set<string>) =>
  faces
    .filter((face) => [...signs].some((sign) => face.has(sign.codePointAt(0) ?? 0)))
    .map(({ name }) => name)
    .sort();

/** What stands in braces is filled in before anybody reads it. */
const withoutNames = (text: string) => text.replaceAll(/\{\w+\}/g, '');

/** What stands under `ar` is Arabic, all else is English. */
function textsOf(value: unknown, isArabic = false): { en: string; ar: string } {
  if (typeof value === 'string') return isArabic ? { en: '', ar: value } : { en: value, ar: '' };
  if (typeof value !== 'object' || value === null) return { en: '', ar: '' };
  const parts = Object.entries(value).map(([inner, each]) =>
    textsOf(each, isArabic || inner === 'ar'),
  );
  return { en: parts.map(({ en }) => en).join(''), ar: parts.map(({ ar }) => ar).join('') };
}

const nameOf = (codepoint: number) => `U+${codepoint.toString(16).toUpperCase().padStart(4, '0')}`;

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoContent } from '../../demo/index.ts';
import { drawName, nameFile } from '../../scripts/fonts/draw-name.ts';
import {
  type FontFace,
  type FontFile,
  fontFolder,
  readFontFaces,
  readFontFiles,
} from '../../scripts/fonts/font-faces.ts';
import { codepointsOf, makeFont, wholeFont } from '../../scripts/fonts/make-font.ts';
import { allWords } from '../../src/model/wording/all-words.ts';

const faces = readFontFaces();
/** What Arabic pages look into first, and what all pages do. */
const [signs = [], family = []] = ['Readex Pro Signs', 'Readex Pro'].map((name) =>
  faces.filter((face) => face.family === name),
);
const fileOf = ({ name }: FontFile) => readFileSync(join(fontFolder, `${name}.woff2`));

test('the style sheet finds each sign of the font in one file, and no file holds more', async () => {
  const whole = new Set((await Promise.all(wholeFont().map(codepointsOf))).flat());
  expect(whole.size).toBeGreaterThan(500);
  for (const codepoint of whole) {
    expect(
      family.filter((face) => face.has(codepoint)),
      nameOf(codepoint),
    ).toHaveLength(1);
  }
  for (const file of readFontFiles()) {
    const held = new Set(await codepointsOf(fileOf(file)));
    expect(held, file.name).toEqual(new Set([...whole].filter(file.has)));
  }
});

test.each(readFontFiles())('the file $name is the one that `npm run fonts` makes', async (file) => {
  expect(fileOf(file).equals(await makeFont(file))).toBe(true);
});

test('the name of Arabic is drawn as `npm run fonts` draws it', async () => {
  expect(readFileSync(nameFile, 'utf8')).toBe(await drawName());
});

test('the texts of each language need the files that are preloaded for it, and no other', () => {
  const words = [...allWords.values()].map(({ builtIn }) => builtIn);
  const { en, ar } = textsOf([demoContent, words]);
  // A few posts quote Arabic words.
  const english = en.replaceAll(/\p{Script=Arabic}/gu, '');
  // Foreign words bring their letters.
  const arabic = ar.replaceAll(/\S*[a-z]\S*/gi, '');
  expect(new Set(arabic).size).toBeGreaterThan(60);
  expect(filesFor(english, family)).toEqual(['latin']);
  expect(filesFor(arabic, [...signs, ...family])).toEqual(['arabic']);
});

/**
 * Ten are there with the first answer of a server. Two more are there with the second also where
 * style sheet, script and icon share the line, as on an Arabic page, which needs no other file.
 */
test.each([
  ['latin', 10],
  ['arabic', 12],
])('the file %s comes in %d packets', (name, packets) => {
  const headers = 600;
  const file = readFileSync(join(fontFolder, `${name}.woff2`));
  expect(file.length + headers).toBeLessThanOrEqual(packets * 1460);
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

/** The first that has a sign shows it, as in a browser. */
const filesFor = (text: string, stack: FontFace[]) => {
  const files = [...withoutMarks(text)].map((sign) =>
    stack.find((face) => face.has(sign.codePointAt(0) ?? 0)),
  );
  return [...new Set(files.flatMap((face) => face?.name ?? []))].sort();
};

/** What stands in braces is filled in before anybody reads it, and marks of long texts are not seen. */
const withoutMarks = (text: string) => text.replaceAll(/\{\w+\}|[#>[\]|_]/g, '');

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

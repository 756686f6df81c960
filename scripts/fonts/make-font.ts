import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { FontFile } from './font-faces.ts';
import { mergeFonts } from './merge-fonts.ts';
import { unpack } from './unpack.ts';

/** What browsers apply unasked to letters, and Latin ones beside that; nothing here asks for more. */
const features = 'calt ccmp fina init mark medi mkmk rlig'.split(' ');
const latinFeatures = [...features, 'kern', 'liga', 'locl'];

/** The whole font comes in parts; each file is made from these of them. */
const sources: Record<string, { parts: string[]; keepFeatures: string[] }> = {
  latin: { parts: ['latin'], keepFeatures: latinFeatures },
  'latin-more': { parts: ['latin'], keepFeatures: latinFeatures },
  'latin-ext': { parts: ['latin-ext'], keepFeatures: latinFeatures },
  // Of Latin it has the stops, digits and one word, in which those would change nothing.
  arabic: { parts: ['arabic', 'latin'], keepFeatures: features },
  'arabic-more': { parts: ['arabic'], keepFeatures: features },
};

export const wholeFont = () =>
  [...new Set(Object.values(sources).flatMap(({ parts }) => parts))].map(readPart);

/** The signs and weights that the style sheet takes from a file, and the glyphs they turn into. */
export async function makeFont({ name, weights, has }: FontFile): Promise<Buffer> {
  const made = sources[name];
  if (!made) throw new Error(`Nobody has said what ${name} is made from.`);
  const source = await mergeFonts(made.parts.map(readPart));
  const signs = (await codepointsOf(source)).filter(has);
  return subsetFont(source, String.fromCodePoint(...signs), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: made.keepFeatures,
    // Screens of today draw without them.
    noHinting: true,
  });
}

export async function codepointsOf(font: Buffer): Promise<number[]> {
  const plain = await unpack(font);
  const all = new Face(new Blob(new Uint8Array(plain).buffer)).collectUnicodes();
  // Before the space there is nothing to see.
  return [...all].filter((codepoint) => codepoint >= 0x20);
}

export const readPart = (part: string) =>
  readFileSync(
    fileURLToPath(
      import.meta.resolve(
        `@fontsource-variable/readex-pro/files/readex-pro-${part}-wght-normal.woff2`,
      ),
    ),
  );

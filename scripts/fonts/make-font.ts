import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { FontFile } from './font-faces.ts';
import { mergeFonts } from './merge-fonts.ts';
import { unpack } from './unpack.ts';

/** The whole font comes in parts; each file is made from these of them. */
const sources: Record<string, string[]> = {
  latin: ['latin'],
  'latin-more': ['latin'],
  'latin-ext': ['latin-ext'],
  arabic: ['arabic', 'latin'],
  'arabic-more': ['arabic'],
};

/** What browsers apply unasked; nothing here asks for more. */
const keepFeatures = 'calt ccmp fina init kern liga locl mark medi mkmk rlig'.split(' ');

/** Between Arabic letters, and in a text of theirs, these change nothing that is seen. */
const ofLatin = ['kern', 'liga', 'locl'];

export const wholeFont = () => [...new Set(Object.values(sources).flat())].map(readPart);

/** The signs and weights that the style sheet takes from a file, and the glyphs they turn into. */
export async function makeFont({ name, weights, has }: FontFile): Promise<Buffer> {
  const source = await mergeFonts((sources[name] ?? []).map(readPart));
  const signs = (await codepointsOf(source)).filter(has);
  return subsetFont(source, String.fromCodePoint(...signs), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: keepFeatures.filter((tag) => name !== 'arabic' || !ofLatin.includes(tag)),
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

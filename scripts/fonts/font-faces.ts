import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FontFace {
  /** The name of its file, without the ending. */
  name: string;
  weights: { min: number; max: number };
  has(codepoint: number): boolean;
}

export const fontFolder = join(import.meta.dirname, '../../src/web/ui/fonts');

/** The style sheet is the one place that says which file holds which signs. */
export function readFontFaces(): FontFace[] {
  const css = readFileSync(join(fontFolder, '../fonts.css'), 'utf8');
  return [...css.matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, face = '']) => {
    const [, name] = /url\("\.\/fonts\/([\w-]+)\.woff2"\)/.exec(face) ?? [];
    // What stands in until the font is there has no file.
    if (!name) return [];
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
    const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
    );
    return {
      name,
      weights: { min: Number(min), max: Number(max) },
      has: (codepoint) =>
        ranges.some(([first = 0, last = 0]) => first <= codepoint && codepoint <= last),
    };
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FontFile {
  /** Without the ending. */
  name: string;
  weights: { min: number; max: number };
  has(codepoint: number): boolean;
}

/** What a family takes from a file. */
export interface FontFace extends FontFile {
  family: string;
}

export const fontFolder = join(import.meta.dirname, '../../src/web/ui/fonts');

/** The style sheet is the one place that says which file holds which signs. */
export function readFontFaces(): FontFace[] {
  const css = readFileSync(join(fontFolder, '../fonts.css'), 'utf8');
  return [...css.matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, face = '']) => {
    const [, name] = /url\("\.\/fonts\/([\w-]+)\.woff2"\)/.exec(face) ?? [];
    // What stands in until the font is there has no file.
    if (!name) return [];
    const [, family = ''] = /font-family: "(.+)";/.exec(face) ?? [];
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
    const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
    );
    return {
      family,
      name,
      weights: { min: Number(min), max: Number(max) },
      has: (codepoint) =>
        ranges.some(([first = 0, last = 0]) => first <= codepoint && codepoint <= last),
    };
  });
}

/** A file holds what any of its faces shows. */
export function readFontFiles(): FontFile[] {
  const faces = readFontFaces();
  const byName = new Map(faces.map((face) => [face.name, face]));
  return [...byName.values()].map(({ name, weights }) => ({
    name,
    weights,
    has: (codepoint) => faces.some((face) => face.name === name && face.has(codepoint)),
  }));
}

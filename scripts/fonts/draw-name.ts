import { join } from 'node:path';
import { Blob, Buffer, Face, Font, type SvgPathCommand, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { readPart } from './make-font.ts';

const name = 'العربية';

/** Where the switch between the languages takes it from. */
export const nameFile = join(import.meta.dirname, '../../src/web/site/layout/name-in-arabic.svg');

const weight = 500;
/** What all places are counted in: finer than anybody can see at this size. */
const perEm = 100;
/** What a line of the font takes above and below the baseline. */
const [ascent, descent] = [1 * perEm, 0.25 * perEm];

/** One word, drawn, so that no English page loads a script for it, and nothing moves when it comes. */
export async function drawName(): Promise<string> {
  const plain = await subsetFont(readPart('arabic'), name, {
    targetFormat: 'sfnt',
    variationAxes: { wght: { min: weight, max: weight } },
  });
  const face = new Face(new Blob(new Uint8Array(plain).buffer));
  const font = new Font(face);
  const text = new Buffer();
  text.addText(name);
  text.guessSegmentProperties();
  shape(font, text);
  const glyphs = text.getGlyphInfosAndPositions();
  font.setScale(perEm, perEm);
  let start = 0;
  let outline = '';
  for (const { codepoint, xAdvance = 0 } of glyphs) {
    outline += draw(font.glyphToJson(codepoint), start);
    start += (xAdvance * perEm) / face.upem;
  }
  const width = Math.round(start);
  const box = `0 -${ascent} ${width} ${ascent + descent}`;
  const size = `width="${width / perEm}em" height="${(ascent + descent) / perEm}em"`;
  return `<svg viewBox="${box}" ${size} fill="currentColor" aria-hidden="true"><path d="${outline}"/></svg>\n`;
}

/** As short as a path can be said: each place from the one before it, no letter twice in a row. */
function draw(commands: SvgPathCommand[], start: number): string {
  let [x, y] = [0, 0];
  let before = '';
  return commands
    .map(({ type, values }) => {
      const places = values.map((value, at) => Math.round(at % 2 ? -value : value + start));
      const steps = places.map((place, at) => place - (at % 2 ? y : x));
      [x, y] = places.length > 0 ? (places.slice(-2) as [number, number]) : [x, y];
      const [letter, numbers] = type === 'M' ? [type, places] : shorten(type.toLowerCase(), steps);
      const said = letter === before ? ' ' : letter;
      before = letter;
      return said + numbers.join(' ');
    })
    .join('')
    .replaceAll(' -', '-');
}

/** A line that goes only across or only down has a letter of its own. */
function shorten(letter: string, [across = 0, down = 0, ...rest]: number[]): [string, number[]] {
  if (letter === 'l' && down === 0) return ['h', [across]];
  if (letter === 'l' && across === 0) return ['v', [down]];
  return [letter, letter === 'z' ? [] : [across, down, ...rest]];
}

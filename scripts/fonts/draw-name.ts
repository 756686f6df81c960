import { join } from 'node:path';
import { Blob, Buffer, Face, Font, type SvgPathCommand, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { readSource } from './make-font.ts';

/** Where the switch of English pages takes it from. */
export const nameFile = join(import.meta.dirname, '../../src/web/site/layout/arabic-name.svg');

const name = 'العربية';
const weight = 500;
/** What a line of the font takes above and below the baseline, and all places: in parts of an em. */
const perEm = 250;
const [ascent, descent] = [1 * perEm, 0.25 * perEm];

/**
 * The name of Arabic as English pages show it: one word, drawn, so that no page loads a script's
 * glyphs for it, and nothing moves when they arrive.
 */
export async function drawName(): Promise<string> {
  const plain = await subsetFont(readSource('arabic'), name, {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size} fill="currentColor" aria-hidden="true"><path d="${outline}"/></svg>\n`;
}

/** Each place from the one before it: that is shorter. */
function draw(commands: SvgPathCommand[], start: number): string {
  let [x, y] = [0, 0];
  return commands
    .map(({ type, values }) => {
      const places = values.map((value, at) => Math.round(at % 2 ? -value : value + start));
      const steps = places.map((place, at) => place - (at % 2 ? y : x));
      [x, y] = places.length > 0 ? (places.slice(-2) as [number, number]) : [x, y];
      return type === 'M' ? `M${places.join(' ')}` : type.toLowerCase() + steps.join(' ');
    })
    .join('')
    .replaceAll(' -', '-');
}

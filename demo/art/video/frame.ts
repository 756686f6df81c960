import type { Mosaic } from '../../../src/web/site/pages/home/facade/mosaics.ts';
import { cell, type Tile } from '../../../src/web/site/pages/home/facade/shapes.ts';
import { element, rect, stroke, times } from '../drawing/element.ts';
import { paints } from '../drawing/paint.ts';
import { ink } from '../drawing/palette.ts';
import { drawTile } from './tile.ts';

export const seconds = 8;

/** How long the wave takes to reach the last tile. A large tile turns more slowly than a small one. */
const reach = 1.6;
const turning = (span: number) => 1.3 + span * 0.35;

/** One moment of the loop, from 0 up to `seconds`, as SVG. */
export function frame(mosaic: Mosaic, time: number): string {
  const { width, height, tiles } = mosaic;
  const last = width / cell - 1;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}, paints()),
    rect(0, 0, width, height, ink),
    stroke(grid(mosaic), '#6a6a96', 1, { opacity: 0.4 }),
    ...tiles.map((tile) => drawTile(tile, progressOf(tile, last, time))),
  );
}

/** A wave runs down the diagonal twice in every loop; each time a tile makes half of its motion. */
function progressOf({ column, row, span }: Tile, last: number, time: number): number {
  const delay = ((last - column + row) / last) * reach;
  const halfLoop = seconds / 2;
  const turns = Math.floor(time / halfLoop);
  return (turns + eased(((time % halfLoop) - delay) / turning(span))) / 2;
}

function eased(part: number): number {
  const bounded = Math.min(1, Math.max(0, part));
  return bounded < 0.5 ? 4 * bounded ** 3 : 1 - (2 - 2 * bounded) ** 3 / 2;
}

const grid = ({ width, height }: Mosaic) =>
  times(width / cell, (index) => `M${index * cell + 0.5} 0V${height}`) +
  times(height / cell, (index) => `M0 ${index * cell + 0.5}H${width}`);

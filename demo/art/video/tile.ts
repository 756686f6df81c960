import {
  cell,
  type Fill,
  type Shape,
  shapes,
  type Tile,
} from '../../../src/web/site/pages/home/facade/shapes.ts';
import { circle, element, path, rect, ring, stroke, together } from '../drawing/element.ts';
import { paint } from '../drawing/paint.ts';
import { groupNames, inkRaised, paper } from '../drawing/palette.ts';

/** One that looks the same after `turn` degrees goes on turning, the others sway and come back. */
const motions: Record<Shape, { turn: number } | { sway: number }> = {
  quarter: { sway: 90 },
  leaf: { turn: 180 },
  bowl: { sway: 90 },
  arches: { turn: 180 },
  star: { turn: 45 },
};

/** The shape turns like a window before its colours, which stay: so the loop closes sooner. */
export function drawTile({ shape, fill, column, row, span }: Tile, progress: number): string {
  const outline = shapes[shape];
  const side = span * cell;
  const x = column * cell + side / 2;
  const y = row * cell + side / 2;
  const transform = `translate(${x} ${y}) rotate(${angleOf(shape, progress).toFixed(3)}) scale(${span})`;
  if (fill === 'line') return stroke(outline, paper, 1.5, { transform, opacity: 0.5 });
  const id = `tile-${column}-${row}`;
  const reach = side * 0.75;
  return together(
    {},
    element('clipPath', { id }, path(outline, paper, { transform })),
    rect(x - reach, y - reach, reach * 2, reach * 2, paintOf(fill), { 'clip-path': `url(#${id})` }),
    shape === 'star' ? ring(x, y, 18, paper, 2) + circle(x, y, 5, paper) : '',
  );
}

function angleOf(shape: Shape, progress: number): number {
  const motion = motions[shape];
  if ('turn' in motion) return progress * motion.turn;
  return (1 - Math.abs(2 * progress - 1)) * motion.sway;
}

/** The pairs are those of the groups, in their order. */
function paintOf(fill: Exclude<Fill, 'line'>): string {
  if (fill === 'paper') return paper;
  if (fill === 'night') return inkRaised;
  const at = Number(fill.slice('pair'.length)) - 1;
  return paint(groupNames[at] ?? 'design');
}

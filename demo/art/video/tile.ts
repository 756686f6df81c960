import { circle, element, path, rect, ring, stroke, together } from '../drawing/element.ts';
import { paint } from '../drawing/paint.ts';
import { type Group, inkRaised, paper } from '../drawing/palette.ts';
import { khatam } from '../drawing/star.ts';

/** The site's grid: a tile fills one of its cells, or a square of them. */
export const cell = 120;

const half = cell / 2;

/**
 * Each is drawn about its middle. One that looks the same after `turn` degrees goes on turning, the
 * others sway by `sway` and back.
 */
const shapes = {
  quarter: {
    sway: 90,
    outline: `M${-half} ${-half}H${half}A${cell} ${cell} 0 0 1 ${-half} ${half}z`,
  },
  leaf: {
    turn: 180,
    outline: `M${-half} ${-half}A${cell} ${cell} 0 0 1 ${half} ${half}A${cell} ${cell} 0 0 1 ${-half} ${-half}z`,
  },
  bowl: { sway: 90, outline: `M${-half} 0H${half}A${half} ${half} 0 0 1 ${-half} 0z` },
  arches: {
    turn: 180,
    outline: `M${-half} ${-half}H${half}A${half} ${half} 0 0 1 ${-half} ${-half}zM${-half} ${half}H${half}A${half} ${half} 0 0 0 ${-half} ${half}z`,
  },
  star: { turn: 45, outline: khatam(0, 0, half) },
};

export type Shape = keyof typeof shapes;
export type Fill = Group | 'paper' | 'night' | 'line';

export interface Tile {
  shape: Shape;
  fill: Fill;
  column: number;
  row: number;
  /** How many cells it is wide and high. */
  span: number;
}

/** The shape turns like a window before its colours, which stay: so the loop closes sooner. */
export function drawTile({ shape, fill, column, row, span }: Tile, progress: number): string {
  const { outline } = shapes[shape];
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
  const motion = shapes[shape];
  if ('turn' in motion) return progress * motion.turn;
  return (1 - Math.abs(2 * progress - 1)) * motion.sway;
}

function paintOf(fill: Exclude<Fill, 'line'>): string {
  if (fill === 'paper') return paper;
  return fill === 'night' ? inkRaised : paint(fill);
}

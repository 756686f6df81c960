import {
  at,
  circle,
  ellipse,
  path,
  rect,
  ring,
  stroke,
  times,
  turned,
} from '../drawing/element.ts';
import { glow, paint, shade } from '../drawing/paint.ts';
import { ink, night, paper, sand, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';

interface Disc {
  x: number;
  y: number;
  r: number;
  flat: number;
  tilt: number;
  fill: string;
}

/** A desert rose: discs that grow through one another, as the museum by the bay does. */
const discs: Disc[] = [
  { x: 20, y: -70, r: 370, flat: 0.3, tilt: -9, fill: paint('design') },
  { x: -330, y: 50, r: 300, flat: 0.3, tilt: 34, fill: sand },
  { x: 350, y: 30, r: 310, flat: 0.28, tilt: -36, fill: paper },
  { x: -150, y: 60, r: 300, flat: 0.2, tilt: -50, fill: paint('design', 'up') },
  { x: 190, y: 90, r: 310, flat: 0.22, tilt: 28, fill: sand },
  { x: -430, y: 200, r: 260, flat: 0.26, tilt: -18, fill: paint('design', 'down') },
  { x: 440, y: 210, r: 260, flat: 0.26, tilt: 15, fill: paint('design') },
  { x: 0, y: 170, r: 430, flat: 0.17, tilt: 4, fill: paper },
  { x: -250, y: 280, r: 280, flat: 0.22, tilt: 11, fill: sand },
  { x: 260, y: 290, r: 280, flat: 0.2, tilt: -12, fill: paint('design', 'down') },
];

const disc = ({ x, y, r, flat, tilt, fill }: Disc) =>
  at(
    x,
    y,
    turned(
      tilt,
      ellipse(0, r * 0.075, r, r * flat, fill),
      ellipse(0, r * 0.075, r, r * flat, night, { opacity: 0.62 }),
      ellipse(0, 0, r, r * flat, fill),
      ellipse(0, 0, r, r * flat, shade('right'), { opacity: 0.55 }),
      ...[0.72, 0.44].map((part) =>
        ellipse(0, 0, r * part, r * flat * part, 'none', {
          stroke: ink,
          'stroke-width': 1.5,
          opacity: 0.25,
        }),
      ),
    ),
  );

export const shapes = onInk(
  circle(0, 0, 720, glow('design')),
  circle(400, -310, 80, paper),
  times(5, (index) =>
    ring(400, -310, 130 + index * 56, paper, 1.5, { opacity: 0.32 - index * 0.05 }),
  ),
  ...discs.map(disc),
  rect(-800, 340, 1600, 160, night),
  times(7, (index) =>
    rect(-520 + index * 40, 356 + index * 20, 1040 - index * 80, 7, paint('design', 'right'), {
      opacity: 0.6 - index * 0.07,
    }),
  ),
  rect(-800, 336, 1600, 4, paper),
  path('M-24 336V268H24V336z', signal),
  stroke('M-24 268H24', paper, 3),
);

import { at, mirrored, path, rect, ring, scaled, stroke, times } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { clay, ink, night, paper, sand, signal } from '../drawing/palette.ts';
import { randomFrom } from '../drawing/random.ts';
import { onPaper } from '../drawing/scene.ts';

const random = randomFrom(31);
const fills = [paint('web', 'down'), ink, sand, clay, paint('web', 'up'), paper];

const container = (x: number, y: number, fill: string) =>
  at(
    x,
    y,
    rect(-56, -56, 112, 112, fill, { stroke: ink, 'stroke-width': 2 }),
    times(6, (index) =>
      rect(-44 + index * 16, -44, 4, 88, fill === ink ? paper : ink, { opacity: 0.22 }),
    ),
    rect(-56, 20, 112, 36, shade('down'), { opacity: 0.5 }),
  );

/** A ship head-on, from a small boat: the bow, and a wall of cargo above it. */
const cargo = times(9, (column) =>
  times(4 - Math.floor(Math.abs(column - 4) / 3), (level) => {
    const fill = fills[Math.floor(random() * fills.length)] ?? paper;
    const chosen = column === 3 && level === 1;
    return container((column - 4) * 120, -124 - level * 120, chosen ? signal : fill);
  }),
);

const side = 'M-620-64H0V420H-200C-250 260-450 140-600 20z';

const hull =
  path(side, ink) +
  path('M-620-64H0V-24H-613z', signal) +
  times(4, (index) =>
    stroke(
      `M${-600 + index * 90} ${30 + index * 34}C${-470 + index * 84} ${120 + index * 40} ${-320 + index * 60} ${230 + index * 30} ${-240 + index * 56} 420`,
      paper,
      1.5,
      { opacity: 0.3 },
    ),
  ) +
  ring(-190, 70, 30, paper, 7);

export const shapes = onPaper(
  // All of it in view, with air above.
  at(
    0,
    74,
    scaled(
      0.82,
      cargo,
      hull,
      mirrored(hull),
      path('M0-64H620L600 20C450 140 250 260 200 420H0z', night, { opacity: 0.45 }),
      stroke('M0-64V420', paper, 3),
    ),
  ),
  rect(-800, 360, 1600, 140, paint('web', 'right')),
  times(6, (index) =>
    stroke(
      `M0 ${352 + index * 6}C-${120 + index * 70} ${356 + index * 12}-${300 + index * 90} ${390 + index * 20}-${460 + index * 120} 500M0 ${352 + index * 6}C${120 + index * 70} ${356 + index * 12} ${300 + index * 90} ${390 + index * 20} ${460 + index * 120} 500`,
      paper,
      index ? 2 : 5,
      { opacity: 1 - index * 0.14 },
    ),
  ),
);

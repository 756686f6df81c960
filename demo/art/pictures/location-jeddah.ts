import { cuspedArch, roundArch } from '../drawing/arch.ts';
import { at, circle, path, rect, ring, stroke, times, within } from '../drawing/element.ts';
import { screen } from '../drawing/lattice.ts';
import { light, paint, shade } from '../drawing/paint.ts';
import { ink, night, paper, sand, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';

/** A coral-stone house of the old town: carved bays, storey over storey, in sea light. */
const bay = (fill: string, rows: number) =>
  [
    rect(-96, -rows * 48 - 40, 192, rows * 96 + 96, night, {
      opacity: 0.18,
      transform: 'translate(22 18)',
    }),
    path(`M-96 ${-rows * 48}H96L78 ${-rows * 48 - 44}H-78z`, fill),
    rect(-96, -rows * 48, 192, rows * 96, fill),
    within(
      `M-84 ${-rows * 48 + 12}h168v${rows * 96 - 24}h-168z`,
      rect(-84, -rows * 48 + 12, 168, rows * 96 - 24, night, { opacity: 0.5 }),
      screen(
        {
          x: -84,
          y: -rows * 48 + 12,
          columns: 7,
          rows: Math.ceil((rows * 96 - 24) / 24),
          cell: 24,
        },
        paper,
        2.5,
      ),
    ),
    rect(-104, -8, 208, 14, fill),
    rect(-96, -rows * 48, 192, rows * 96, shade('right'), { opacity: 0.35 }),
    path(`M-96 ${rows * 48}H96L60 ${rows * 48 + 56}H-60z`, fill),
    path(`M-96 ${rows * 48}H96L60 ${rows * 48 + 56}H-60z`, night, { opacity: 0.35 }),
  ].join('');

export const shapes = onPaper(
  circle(-520, -200, 130, signal),
  times(4, (index) =>
    ring(-520, -200, 180 + index * 50, ink, 1.5, { opacity: 0.3 - index * 0.05 }),
  ),
  rect(-800, 200, 1600, 300, paint('web', 'right')),
  times(9, (index) => stroke(`M-800 ${226 + index * 30}H800`, paper, 1.5, { opacity: 0.5 })),
  rect(400, -260, 400, 760, sand),
  rect(400, -260, 400, 760, shade('right'), { opacity: 0.5 }),
  at(600, -60, bay(paint('web', 'up'), 2)),
  at(600, 260, bay(ink, 1.4)),
  rect(-380, -430, 780, 930, '#fffdf8', { stroke: ink, 'stroke-width': 3 }),
  rect(-380, -430, 780, 930, light('left'), { opacity: 0.4 }),
  rect(-400, -446, 820, 20, ink),
  times(13, (index) => path(`M${-380 + index * 60} -446v-30h30v30z`, ink)),
  at(-220, -220, bay(paint('web', 'down'), 2)),
  at(10, -220, bay(paint('web', 'up'), 2)),
  at(240, -220, bay(paint('web', 'down'), 2)),
  at(-220, 170, bay(ink, 2)),
  at(240, 170, bay(ink, 2)),
  path(cuspedArch(10, 500, 190, 440, 7), paint('web')),
  path(roundArch(10, 500, 130, 340), ink),
  path('M10 160A65 65 0 0 1 75 225V500H10z', shade('right')),
  circle(32, 360, 8, signal),
);

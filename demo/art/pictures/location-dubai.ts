import { circle, path, rect, ring, stroke, times } from '../drawing/element.ts';
import { glow, light, paint, shade } from '../drawing/paint.ts';
import { inkLine, night, paper, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';

/** Terraces that step back, one side at a time, up to the needle; wind towers at its foot. */
const steps: [left: number, right: number, top: number][] = [
  [-230, 230, 190],
  [-178, 230, 90],
  [-178, 168, 0],
  [-128, 168, -86],
  [-128, 112, -166],
  [-84, 112, -240],
  [-84, 64, -304],
  [-48, 64, -352],
  [-48, 30, -392],
  [-20, 30, -420],
];

const tower = steps
  .map(
    ([left, right, top], index) =>
      rect(left, top, right - left, 320 - top, paint('web', index % 2 ? 'down' : 'slope')) +
      rect(0, top, right, 320 - top, night, { opacity: 0.12 }) +
      rect(left, top, right - left, 60, light('up'), { opacity: 0.5 }) +
      stroke(`M${left} ${top}H${right}`, paper, 3),
  )
  .join('');

const windTower = (x: number, width: number, top: number) =>
  rect(x - width / 2, top, width, 320 - top, inkLine) +
  rect(x, top, width / 2, 320 - top, shade('right')) +
  times(3, (index) =>
    rect(x - width * 0.36 + index * width * 0.27, top + 26, width * 0.17, 120, night),
  ) +
  rect(x - width / 2 - 8, top, width + 16, 12, paper);

export const shapes = onInk(
  circle(0, 120, 660, glow('web')),
  times(6, (index) => ring(0, 320, 330 + index * 90, paper, 1.5, { opacity: 0.3 - index * 0.04 })),
  tower,
  path('M-3-420L5-474L13-420z', paper),
  windTower(-440, 130, 60),
  windTower(-620, 170, 150),
  windTower(430, 150, 110),
  windTower(630, 120, 30),
  rect(-800, 318, 1600, 182, night),
  times(8, (index) =>
    rect(-230 + index * 22, 330 + index * 21, 460 - index * 44, 9, paint('web', 'right'), {
      opacity: 0.75 - index * 0.07,
    }),
  ),
  rect(-800, 316, 1600, 4, paper),
  rect(-22, 252, 44, 68, signal),
);

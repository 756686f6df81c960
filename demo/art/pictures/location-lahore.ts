import { bulbDome, cuspedArch, keelArch } from '../drawing/arch.ts';
import { circle, path, rect, ring, stroke, times } from '../drawing/element.ts';
import { light, paint, shade } from '../drawing/paint.ts';
import { ink, paper, sand, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

const dome = (x: number, base: number, width: number) =>
  path(bulbDome(x, base, width, width), '#fffdf8', { stroke: ink, 'stroke-width': 3 }) +
  path(bulbDome(x, base, width, width), shade('right'), { opacity: 0.4 }) +
  rect(x - width * 0.4, base, width * 0.8, 30, sand, { stroke: ink, 'stroke-width': 3 }) +
  stroke(`M${x} ${base - width}v-46`, ink, 5) +
  circle(x, base - width - 30, 8, signal);

const turret = (x: number, top: number) =>
  [
    rect(x - 34, top, 68, 360 - top, paint('design', 'down')),
    rect(x, top, 34, 360 - top, shade('right'), { opacity: 0.7 }),
    rect(x - 46, top - 12, 92, 14, ink),
    rect(x - 32, top - 72, 64, 60, paper, { stroke: ink, 'stroke-width': 3 }),
    times(3, (index) => path(keelArch(x - 20 + index * 20, top - 12, 12, 44), ink)),
    path(bulbDome(x, top - 72, 76, 66), '#fffdf8', { stroke: ink, 'stroke-width': 3 }),
    stroke(`M${x} ${top - 138}v-30`, ink, 4),
  ].join('');

/** Red sandstone, white domes, and a keel arch as deep as a room. */
export const shapes = onPaper(
  circle(0, -60, 440, paint('design', 'down'), { opacity: 0.2 }),
  times(5, (index) => ring(0, -60, 440 + index * 60, ink, 1.5, { opacity: 0.3 - index * 0.05 })),
  turret(-640, -120),
  turret(640, -120),
  dome(-300, -60, 210),
  dome(300, -60, 210),
  dome(0, -150, 290),
  rect(-520, -30, 1040, 390, paint('design', 'down')),
  rect(-520, -30, 1040, 390, shade('right'), { opacity: 0.3 }),
  times(26, (index) => path(`M${-520 + index * 40}-30v-16a14 14 0 0 1 28 0v16z`, signal)),
  ...[-420, -290, 290, 420].map(
    (x) =>
      rect(x - 54, 20, 108, 340, paper, { opacity: 0.22 }) +
      path(cuspedArch(x, 360, 84, 270, 7), '#5a1730') +
      path(keelArch(x, 360, 56, 200), ink),
  ),
  rect(-200, -130, 400, 490, signal),
  rect(-200, -130, 400, 490, shade('right'), { opacity: 0.35 }),
  stroke('M-180-110H180V360M-180-110V360', paper, 4),
  path(keelArch(0, 360, 300, 420), paper),
  path(keelArch(0, 360, 264, 384), paint('design', 'up')),
  path(keelArch(0, 360, 264, 384), shade('up'), { opacity: 0.6 }),
  path(cuspedArch(0, 360, 130, 250, 7), ink),
  ...[-146, 146].map((x) => path(khatam(x, -66, 26), paper)),
  turret(-230, -170),
  turret(230, -170),
  rect(-800, 358, 1600, 142, ink),
  times(12, (index) =>
    stroke(`M${(index - 5.5) * 90} 360L${(index - 5.5) * 300} 500`, paper, 1.5, { opacity: 0.3 }),
  ),
  rect(-800, 356, 1600, 5, paper),
  rect(-800, 300, 1600, 58, light('down'), { opacity: 0.08 }),
);

import { bulbDome, pointedArch } from '../drawing/arch.ts';
import { at, circle, path, rect, ring, stroke, times, together } from '../drawing/element.ts';
import { light, shade } from '../drawing/paint.ts';
import { ink, paper, sand, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';

const dome = (x: number, base: number, width: number) =>
  path(bulbDome(x, base, width, width * 0.92), paper) +
  path(bulbDome(x, base, width, width * 0.92), shade('right'), { opacity: 0.38 }) +
  rect(x - width * 0.42, base - 2, width * 0.84, 22, sand) +
  stroke(`M${x} ${base - width * 0.9}v${-width * 0.22}`, paper, 4) +
  circle(x, base - width * 1.14, 5, paper);

const minaret = (x: number) =>
  rect(x - 30, -120, 60, 400, paper) +
  rect(x - 22, -280, 44, 170, sand) +
  rect(x - 14, -380, 28, 110, paper) +
  path(`M${x - 14}-380H${x + 14}L${x}-450z`, signal) +
  [-120, -280].map((y) => rect(x - 40, y - 8, 80, 12, paper)).join('') +
  rect(x, -450, 30, 730, shade('right'), { opacity: 0.4 });

/** White domes over an arcade, and the pool that doubles them. */
const front = [
  minaret(-560),
  minaret(560),
  dome(-330, 20, 150),
  dome(330, 20, 150),
  dome(-180, -50, 170),
  dome(180, -50, 170),
  rect(-460, 40, 920, 240, paper),
  rect(-260, -30, 520, 310, paper),
  rect(-150, -110, 300, 390, paper),
  dome(0, -110, 330),
  times(12, (index) =>
    path(
      pointedArch(-407 + index * 74, 280, 50, 150, 0.8),
      index === 5 || index === 6 ? paper : ink,
    ),
  ),
  path(pointedArch(0, 280, 170, 310, 0.8), ink),
  path(pointedArch(0, 280, 110, 240, 0.8), signal),
  rect(-460, 40, 920, 6, sand),
].join('');

export const shapes = onColour(
  'mobile',
  circle(0, -200, 300, paper, { opacity: 0.16 }),
  times(5, (index) =>
    ring(0, -200, 300 + index * 66, paper, 1.5, { opacity: 0.45 - index * 0.08 }),
  ),
  front,
  together({ opacity: 0.3 }, at(0, 560, together({ transform: 'scale(1 -1)' }, front))),
  rect(-800, 280, 1600, 220, ink, { opacity: 0.55 }),
  times(8, (index) => stroke(`M-800 ${306 + index * 25}H800`, paper, 1.5, { opacity: 0.3 })),
  rect(-800, 276, 1600, 6, paper),
  rect(-800, 200, 1600, 80, light('down'), { opacity: 0.15 }),
);

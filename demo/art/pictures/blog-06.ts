import { pointedArch } from '../drawing/arch.ts';
import { circle, path, rect, ring, stroke, times } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';

/** Stairs on one side, a ramp on the other: both reach the same door. */
const stairs = `M-680 340${times(7, () => 'v-60h68')}H0V340z`;
const ramp = 'M0-80H204L800 232V340H0z';
const deck = (x: number) => -80 + Math.max(0, x - 204) * 0.5235;
const ballX = 410;
const ballY = deck(ballX) - 90;

export const shapes = onColour(
  'design',
  times(6, (index) =>
    ring(0, -240, 250 + index * 70, paper, 1.5, { opacity: 0.55 - index * 0.08 }),
  ),
  path(pointedArch(0, -80, 330, 400, 0.72), ink),
  path(pointedArch(0, -80, 250, 340, 0.72), paper),
  path('M0-80V-420A180 180 0 0 1 125-250V-80z', shade('right'), { opacity: 0.4 }),
  path(stairs, ink),
  times(7, (index) => rect(-680 + 68 * index, 277 - 60 * index, 68, 7, paper)),
  times(7, (index) =>
    rect(-680 + 68 * index, 284 - 60 * index, 68, 56 + 60 * index, shade('right'), {
      opacity: 0.5,
    }),
  ),
  path(ramp, paper),
  path(ramp, shade('down'), { opacity: 0.35 }),
  rect(-204, -84, 408, 8, signal),
  stroke('M204-80L800 232', signal, 8),
  times(6, (index) => {
    const x = 240 + index * 110;
    return stroke(`M${x} ${deck(x)}v-110`, ink, 6);
  }),
  stroke(`M204 ${deck(204) - 110}L800 ${deck(800) - 110}`, ink, 14, { 'stroke-linecap': 'round' }),
  circle(ballX, ballY, 88, ink),
  path(`M${ballX} ${ballY - 88}A88 88 0 0 0 ${ballX} ${ballY + 88}z`, paper),
  ring(ballX, ballY, 88, ink, 5),
  ring(ballX, ballY, 112, paper, 8, { 'stroke-dasharray': '20 13' }),
  rect(-800, 338, 1600, 162, ink),
  times(5, (index) => stroke(`M-800 ${366 + index * 28}H800`, paper, 1.5, { opacity: 0.25 })),
  rect(-800, 336, 1600, 4, paint('design')),
);

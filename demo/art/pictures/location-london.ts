import { roundArch } from '../drawing/arch.ts';
import { circle, path, rect, ring, stroke, times, within } from '../drawing/element.ts';
import { glow, light, paint, shade } from '../drawing/paint.ts';
import { ink, inkRaised, night, paper, sand, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';

/** A dome, a splinter and a lozenge above a bridge of low arches. */
const splinter = 'M250 250L372-450L384-400L396-440L520 250z';
const lozenge = 'M-440 250C-500 60-470-200-340-330C-210-200-180 60-240 250z';

const cathedral = [
  path('M-160-40A160 170 0 0 1 160-40z', paper),
  path('M0-210A160 170 0 0 1 160-40H0z', shade('right'), { opacity: 0.55 }),
  times(7, (index) =>
    stroke(`M${-120 + index * 40}-40Q${(-120 + index * 40) * 0.8}-150 0-208`, ink, 1.5, {
      opacity: 0.4,
    }),
  ),
  rect(-26, -270, 52, 64, sand),
  path('M-26-270A26 26 0 0 1 26-270z', paper),
  stroke('M0-296V-350', paper, 5),
  circle(0, -330, 9, signal),
  rect(-172, -40, 344, 22, sand),
  rect(-150, -18, 300, 110, paper),
  times(10, (index) => rect(-138 + index * 29, -8, 12, 90, ink)),
  rect(0, -18, 150, 110, shade('right'), { opacity: 0.5 }),
  rect(-190, 92, 380, 160, sand),
  times(5, (index) => path(roundArch(-144 + index * 72, 252, 40, 116), ink)),
].join('');

const bridge = [
  rect(-800, 250, 1600, 150, paint('commerce', 'right')),
  rect(-800, 250, 1600, 150, shade('down'), { opacity: 0.3 }),
  times(7, (index) =>
    path(`M${-780 + index * 240} 400A100 92 0 0 1 ${-580 + index * 240} 400z`, night),
  ),
  rect(-800, 246, 1600, 8, paper),
  times(41, (index) => stroke(`M${-800 + index * 40} 254V282`, paper, 2, { opacity: 0.6 })),
  rect(-800, 282, 1600, 3, paper),
].join('');

export const shapes = onInk(
  circle(0, 40, 720, glow('commerce')),
  times(6, (index) => ring(0, -40, 250 + index * 80, paper, 1.5, { opacity: 0.3 - index * 0.04 })),
  rect(-640, 60, 140, 200, inkRaised),
  rect(560, 20, 150, 240, inkRaised),
  rect(-740, 130, 90, 130, inkRaised),
  path(lozenge, paint('commerce', 'down')),
  within(
    lozenge,
    times(16, (index) =>
      stroke(
        `M${-820 + index * 60} 260L${-420 + index * 60}-340M${-420 + index * 60} 260L${-820 + index * 60}-340`,
        paper,
        2,
        { opacity: 0.55 },
      ),
    ),
    rect(-340, -340, 160, 600, shade('right'), { opacity: 0.7 }),
  ),
  path(splinter, paint('commerce', 'up')),
  path('M250 250L372-450L376 250z', light('left'), { opacity: 0.5 }),
  path('M384-400L396-440L520 250H430z', night, { opacity: 0.4 }),
  times(13, (index) =>
    stroke(`M${256 + index * 8} ${214 - index * 46}H${514 - index * 8}`, ink, 1.5, {
      opacity: 0.4,
    }),
  ),
  cathedral,
  bridge,
  rect(-800, 400, 1600, 100, night),
  times(5, (index) => stroke(`M-800 ${416 + index * 20}H800`, paper, 1.5, { opacity: 0.25 })),
);

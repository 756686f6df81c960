import { circle, path, rect, ring, stroke, times, within } from '../drawing/element.ts';
import { light, paint, shade } from '../drawing/paint.ts';
import { ink, night, paper, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';

/** A tower whose crown is an open catenary, above walls pierced with Najdi triangles. */
const tower =
  'M-150 300C-176 40-150-280-104-452H-74C-72-320-44-206 0-206S72-320 74-452H104C150-280 176 40 150 300z';

const wall = (top: number, fill: string, step: number, shift: number) =>
  rect(-800, top, 1600, 500 - top, fill) +
  times(28, (index) => path(`M${-840 + index * 60 + shift} ${top + 1}l30-46l30 46z`, fill)) +
  times(40, (index) =>
    path(`M${-810 + index * step + shift} ${top + 70}l14-26l14 26z`, night, { opacity: 0.85 }),
  );

export const shapes = onColour(
  'marketing',
  circle(0, -120, 330, paper, { opacity: 0.22 }),
  circle(0, -120, 240, paper),
  times(6, (index) => ring(0, -120, 330 + index * 66, paper, 1.5, { opacity: 0.5 - index * 0.07 })),
  path(tower, ink),
  within(
    tower,
    rect(-170, -452, 170, 752, light('left'), { opacity: 0.45 }),
    times(16, (index) => stroke(`M-180 ${-180 + index * 34}H180`, paper, 1.5, { opacity: 0.22 })),
    rect(0, -452, 170, 752, shade('right')),
  ),
  stroke('M-74-452C-72-320-44-206 0-206S72-320 74-452', paper, 4),
  rect(-104, -452, 208, 22, ink),
  rect(-74, -430, 148, 4, paper),
  wall(170, '#b4541a', 60, 0),
  wall(270, '#7a2f16', 60, 30),
  wall(380, ink, 60, 0),
  rect(-90, 250, 180, 250, '#5c2112'),
  path('M-90 250l30-46l30 46l30-46l30 46l30-46l30 46z', '#5c2112'),
  rect(0, 250, 90, 250, shade('right')),
  times(3, (index) => path(`M${-52 + index * 38} 320l14-26l14 26z`, paint('marketing'))),
  rect(-36, 372, 72, 128, signal),
  times(4, (index) => stroke(`M${-24 + index * 16} 372V500`, ink, 2, { opacity: 0.4 })),
);

import { circle, path, ring, stroke, times } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** One disc photographed eight times in the same second: the gaps are its speed. */
const exposures = Array.from({ length: 8 }, (_, index) => ({
  x: -880 + 118 * index + 3.2 * index ** 2.05,
  weight: (index + 1) / 8,
}));
const last = exposures.at(-1) ?? { x: 0, weight: 1 };

const lines = times(25, (index) => {
  const y = -288 + index * 24;
  const reach = Math.sqrt(300 ** 2 - y ** 2);
  const thickness = [2, 2, 7, 2, 14][index % 5] ?? 2;
  const tail = [240, 420, 760, 330, 560][(index * 3) % 5] ?? 400;
  return stroke(`M${last.x - reach - tail} ${y}H${last.x - reach + 20}`, paper, thickness, {
    opacity: thickness > 2 ? 0.9 : 0.5,
  });
});

export const shapes = onColour(
  'web',
  ...exposures
    .slice(0, -1)
    .map(
      ({ x, weight }) =>
        circle(x, 0, 300, ink, { opacity: weight ** 2 * 0.3 }) +
        ring(x, 0, 300, paper, 2, { opacity: weight * 0.8 }),
    ),
  lines,
  circle(last.x, 0, 300, ink),
  circle(last.x, 0, 300, shade('left'), { opacity: 0.6 }),
  path(khatam(last.x, 0, 190, 22.5), paint('web', 'right')),
  stroke(khatam(last.x, 0, 240), paper, 2, { opacity: 0.6 }),
  circle(last.x, 0, 64, signal),
);

import { circle, path, ring, stroke, times, within } from '../drawing/element.ts';
import { glow, paint, shade } from '../drawing/paint.ts';
import { ink, paper, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** Two circles that meet: what they share is a pointed arch. */
const shared = 'M0-311.77A360 360 0 0 1 0 311.77A360 360 0 0 1 0-311.77z';

export const shapes = onInk(
  circle(0, 0, 640, glow('mobile'), { opacity: 0.5 }),
  times(5, (index) =>
    ring(-180, 0, 360 + (index + 1) * 48, paper, 1.5, { opacity: 0.22 - index * 0.035 }),
  ),
  times(5, (index) =>
    ring(180, 0, 360 + (index + 1) * 48, paper, 1.5, { opacity: 0.22 - index * 0.035 }),
  ),
  circle(-180, 0, 360, paint('web', 'down')),
  circle(-180, 0, 360, shade('left')),
  circle(180, 0, 360, paint('design', 'down')),
  circle(180, 0, 360, shade('right')),
  path(shared, paper),
  within(
    shared,
    times(9, (index) => stroke(khatam(0, 0, 40 + index * 44), ink, 1.5, { opacity: 0.16 })),
  ),
  path(khatam(0, 0, 60), signal),
  circle(0, 0, 20, paper),
);

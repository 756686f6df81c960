import { circle, path, ring, stroke, times, within } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper, signal } from '../drawing/palette.ts';
import { khatam } from '../drawing/star.ts';

/** Two circles that meet: what they share is a pointed arch, one cell wide. */
export const height = 754;
const y = -19;
const shared = `M0 ${y - 268.33}A360 360 0 0 1 0 ${y + 268.33}A360 360 0 0 1 0 ${y - 268.33}z`;
const rings = (x: number) =>
  times(3, (index) => ring(x, y, 360 - (index + 1) * 60, paper, 2, { opacity: 0.4 - index * 0.1 }));

export const shapes = [
  circle(-240, y, 358, paint('web', 'down')),
  circle(-240, y, 358, shade('left')),
  rings(-240),
  circle(240, y, 358, paint('design', 'down')),
  circle(240, y, 358, shade('right')),
  rings(240),
  path(shared, paper),
  within(
    shared,
    times(8, (index) => stroke(khatam(0, y, 40 + index * 40), ink, 1.5, { opacity: 0.16 })),
  ),
  path(khatam(0, y, 60), signal),
  circle(0, y, 20, paper),
].join('');

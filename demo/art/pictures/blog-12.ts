import { copy } from '../drawing/device.ts';
import {
  at,
  circle,
  path,
  rect,
  ring,
  stroke,
  times,
  together,
  turned,
} from '../drawing/element.ts';
import { paint, shade, softShadow } from '../drawing/paint.ts';
import { clay, groups, ink, paper, sand, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** A table from above: eight chairs, one sheet, one question in the middle of it. */
const chair = (fill: string) =>
  path('M-84-404A90 90 0 0 1 84-404L70-350A420 420 0 0 0-70-350z', fill) +
  path('M-84-404A90 90 0 0 1 84-404L80-388A110 80 0 0 0-80-388z', ink, { opacity: 0.35 });

const seats = [ink, groups.mobile[0], clay, groups.mobile[1], ink, groups.mobile[0], clay, signal];

const sheet = [
  together(softShadow, path('M-130-180H70L130-120V180H-130z', '#fffdf8')),
  path('M70-180V-120H130z', clay),
  copy(-90, -120, [110], ink, 18),
  copy(-90, -66, [180, 180, 120], clay, 11),
  stroke('M-90 40H90M-90 80H90M-90 120H10', ink, 2, { 'stroke-dasharray': '5 6', opacity: 0.6 }),
  path(khatam(72, 122, 34), signal),
].join('');

const notes = times(8, (index) =>
  turned(
    index * 45,
    index % 2
      ? rect(-30, -280, 60, 78, paper, { rx: 4, opacity: 0.9 })
      : circle(0, -244, 26, paper) + circle(0, -244, 17, '#4a1f2c'),
  ),
);

export const shapes = onPaper(
  times(4, (index) => ring(0, 0, 470 + index * 60, ink, 1.5, { opacity: 0.3 - index * 0.06 })),
  ...seats.map((fill, index) => turned(index * 45 + 22.5, chair(fill))),
  together(softShadow, circle(0, 0, 330, ink)),
  circle(0, 0, 330, paint('mobile')),
  circle(0, 0, 330, shade('slope'), { opacity: 0.35 }),
  stroke(khatam(0, 0, 318), paper, 2, { opacity: 0.5 }),
  stroke(khatam(0, 0, 318, 22.5), paper, 2, { opacity: 0.5 }),
  notes,
  at(0, 0, turned(-9, sheet)),
  turned(32, rect(176, -110, 14, 190, ink, { rx: 3 }), path('M176 80H190L183 104z', sand)),
);

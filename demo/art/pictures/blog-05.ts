import { roundArch } from '../drawing/arch.ts';
import {
  at,
  circle,
  path,
  rect,
  scaled,
  stroke,
  times,
  together,
  within,
} from '../drawing/element.ts';
import { glow, light, paint, shade, softShadow } from '../drawing/paint.ts';
import { clay, ink, paper, sand, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** A whole shop inside one conversation: question, shelf, yes. */
const question = 'M-540-420H-60A120 120 0 0 1-60-180H-660V-300A120 120 0 0 1-540-420z';
const shelf =
  'M-180-120H420A120 120 0 0 1 540 0V300H-180A120 120 0 0 1-300 180V0A120 120 0 0 1-180-120z';
const answer = 'M-540 180H-420A120 120 0 0 1-420 420H-660V300A120 120 0 0 1-540 180z';

const goods = [
  path(roundArch(-120, 240, 150, 220), paper) +
    rect(-195, 150, 150, 20, ink) +
    path(khatam(-120, 100, 40), signal),
  circle(120, 170, 70, sand) +
    path('M80 20H160V110H80z', sand) +
    rect(70, 10, 100, 24, ink) +
    path('M120 100A70 70 0 0 1 120 240z', ink, { opacity: 0.25 }),
  path('M270 240L300 40H420L450 240z', ink) +
    path('M290 110H430L436 150H284z', paint('marketing')) +
    stroke('M310 40A50 50 0 0 1 410 40', paper, 8),
];

export const shapes = onInk(
  circle(60, 60, 760, glow('commerce')),
  at(
    52,
    0,
    scaled(
      0.78,
      together(softShadow, path(question, paper)),
      ...[-480, -360, -240].map((x, index) => circle(x + 60, -300, 34, index === 1 ? signal : ink)),
      together(softShadow, path(shelf, paint('commerce'))),
      within(
        shelf,
        times(9, (index) =>
          stroke(khatam(120, 90, 120 + index * 60), paper, 1.5, { opacity: 0.28 }),
        ),
        rect(-300, 240, 840, 60, ink, { opacity: 0.35 }),
        rect(-300, 236, 840, 6, paper),
        rect(-300, 100, 840, 200, shade('down'), { opacity: 0.3 }),
      ),
      ...goods,
      together(softShadow, path(answer, paper)),
      path(answer, light('down'), { opacity: 0.2 }),
      stroke('M-560 300L-500 356L-396 246', ink, 30, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      circle(480, -240, 60, paint('commerce', 'up')),
      circle(600, -240, 24, clay, { opacity: 0.5 }),
    ),
  ),
);

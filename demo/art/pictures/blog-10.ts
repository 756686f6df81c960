import { at, circle, path, rect, ring, stroke, times } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { khatam, outline, sector } from '../drawing/star.ts';

/** In the balance: one whole, and the same in twelve monthly parts. */
const whole =
  circle(0, 0, 220, ink) +
  path('M0-220A220 220 0 0 1 0 220z', shade('right')) +
  stroke(khatam(0, 0, 150), paper, 2, { opacity: 0.5 }) +
  path(khatam(0, 0, 64), paper);

const parts = times(12, (index) => {
  const [from, to] = [index * 30 + 1.6, index * 30 + 28.4];
  const out = index === 1 ? 1.16 : 1;
  return path(
    sector(0, 0, 74 * out, 220 * out, from, to),
    index === 1 ? signal : paint('marketing', 'down'),
    { opacity: index === 1 ? 1 : 1 - index * 0.03 },
  );
});

export const shapes = onPaper(
  ring(-275, -120, 270, ink, 1.5, { opacity: 0.4 }),
  ring(275, -120, 270, ink, 1.5, { opacity: 0.4 }),
  stroke('M-275-500V-120M275-500V-120', ink, 1.5, { opacity: 0.4, 'stroke-dasharray': '3 8' }),
  at(-275, -120, whole),
  at(275, -120, parts, circle(0, 0, 50, ink), circle(0, 0, 12, paper)),
  rect(-520, 116, 1040, 22, ink, { rx: 11 }),
  path('M-385 100H-165L-195 116H-355z', ink),
  path('M165 100H385L355 116H195z', ink),
  path(
    outline([
      [0, 130],
      [150, 420],
      [-150, 420],
    ]),
    paint('marketing', 'down'),
  ),
  path(
    outline([
      [0, 130],
      [150, 420],
      [0, 420],
    ]),
    shade('right'),
    { opacity: 0.6 },
  ),
  circle(0, 127, 34, signal),
  circle(0, 127, 12, paper),
  rect(-800, 418, 1600, 4, ink),
);

import { at, circle, path, ring, stroke, turned, within } from '../drawing/element.ts';
import { glow, light, paint } from '../drawing/paint.ts';
import { ink, inkLine, night, paper, signal } from '../drawing/palette.ts';
import { randomFrom } from '../drawing/random.ts';
import { onInk } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

const random = randomFrom(11);

/** A field of stars, some of them out of true; under the lens each deviation shows. */
const stars = Array.from({ length: 14 * 9 }, (_, index) => {
  const wrong = random() < 0.24;
  const off = (most: number) => (wrong ? (random() - 0.5) * most : 0);
  return {
    x: ((index % 14) - 6.5) * 120,
    y: (Math.floor(index / 14) - 4) * 120,
    wrong,
    slipX: off(44),
    slipY: off(44),
    turn: off(70),
    size: 48 + off(24),
  };
});

const loose = stars.map(({ x, y, slipX, slipY, turn, size }) =>
  at(x + slipX, y + slipY, turned(turn, path(khatam(0, 0, size), inkLine))),
);

const examined = stars.map(({ x, y, wrong, slipX, slipY, turn, size }) => {
  return (
    at(
      x + slipX,
      y + slipY,
      turned(turn, path(khatam(0, 0, size), wrong ? signal : paint('design'))),
    ) +
    (wrong ? stroke(khatam(x, y, 48), ink, 2.5) : '') +
    stroke(`M${x - 60} ${y}h120M${x} ${y - 60}v120`, ink, 1, { opacity: 0.5 })
  );
});

const lens = 'M330-30A330 330 0 1 1-330-30A330 330 0 1 1 330-30z';

export const shapes = onInk(
  ...loose,
  circle(0, -30, 620, glow('design'), { opacity: 0.8 }),
  stroke('M236 206L420 390', night, 78, { 'stroke-linecap': 'round' }),
  stroke('M250 220L420 390', paint('design'), 58, { 'stroke-linecap': 'round' }),
  circle(0, -30, 372, night),
  circle(0, -30, 352, paper),
  within(
    lens,
    circle(0, -30, 330, paper),
    ...examined,
    circle(0, -30, 330, light('slope'), { opacity: 0.25 }),
  ),
  ring(0, -30, 330, ink, 4),
  ring(0, -30, 362, paint('design', 'down'), 20),
);

import { at, circle, path, rect, ring, stroke, times } from '../drawing/element.ts';
import { onFloor } from '../drawing/isometric.ts';
import { glow, paint, shade } from '../drawing/paint.ts';
import { ink, inkLine, inkRaised, night, paper, signal } from '../drawing/palette.ts';
import { randomFrom } from '../drawing/random.ts';
import { onInk } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

const random = randomFrom(8);

/** A quarter from above: blocks of different depth around a star-shaped square. */
const blocks = times(196, (index) => {
  const [x, y] = [((index % 14) - 7) * 120, (Math.floor(index / 14) - 7) * 120];
  const near = Math.hypot(x + 60, y + 60) < 230;
  const [width, height, split] = [100, 100, random()];
  if (near) return '';
  const fill = split > 0.86 ? paint('marketing') : split > 0.5 ? inkRaised : inkLine;
  if (split < 0.3) return rect(x + 10, y + 10, width, height, fill, { rx: 4 });
  return (
    rect(x + 10, y + 10, width, height * 0.45, fill, { rx: 4 }) +
    rect(x + 10, y + 10 + height * 0.55, width * (0.4 + split * 0.6), height * 0.45, inkRaised, {
      rx: 4,
    })
  );
});

/** A pointed arch, turned over, is a map pin. */
const pin = 'M0 300C-60 170-200 60-200-110A200 200 0 0 1 200-110C200 60 60 170 0 300z';

export const shapes = onInk(
  at(
    0,
    190,
    onFloor(
      0,
      rect(-1000, -1000, 2000, 2000, night, { opacity: 0.6 }),
      blocks,
      circle(0, 0, 240, ink),
      times(4, (index) =>
        ring(0, 0, 90 + index * 62, '#ffb52e', 4, { opacity: 0.9 - index * 0.2 }),
      ),
      path(khatam(0, 0, 70), signal),
    ),
  ),
  circle(0, 0, 700, glow('marketing'), { opacity: 0.5 }),
  at(
    0,
    -110,
    path(pin, paint('marketing', 'down')),
    path('M0 300C60 170 200 60 200-110A200 200 0 0 0 0-310z', shade('right'), { opacity: 0.6 }),
    circle(0, -110, 120, paper),
    path(khatam(0, -110, 92), ink),
    circle(0, -110, 30, signal),
    stroke(pin, paper, 4),
  ),
);

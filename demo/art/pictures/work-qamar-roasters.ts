import { circle, path, ring, stroke, times, turned, within } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';
import { polar } from '../drawing/star.ts';

/** A coffee bean passes before the moon: the crescent is what it leaves uncovered. */
const bean = 'M70-330A255 330 0 0 1 70 330A255 330 0 0 1 70-330z';
const crease = 'M70-330C190-200 170-90 70 0S-50 200 70 330';

export const shapes = onColour(
  'marketing',
  times(6, (index) =>
    ring(0, 0, 440 + index * 60, paper, index ? 1.5 : 3, { opacity: 0.7 - index * 0.1 }),
  ),
  times(24, (index) => {
    const [x, y] = polar(0, 0, 500, index * 15 + 7.5);
    return circle(x, y, index % 3 ? 4 : 9, paper);
  }),
  turned(
    24,
    circle(0, 0, 392, paper),
    circle(0, 0, 392, shade('left'), { opacity: 0.2 }),
    path(bean, ink),
    within(
      bean,
      times(9, (index) =>
        stroke(crease, paint('marketing', 'down'), 2, {
          transform: `translate(${-30 - index * 24} 0)`,
          opacity: 0.6 - index * 0.05,
        }),
      ),
      path('M70-330C190-200 170-90 70 0S-50 200 70 330H400V-330z', '#4a1f2c'),
      path('M70-330C190-200 170-90 70 0S-50 200 70 330H330V-330z', shade('right')),
      stroke(crease, paint('marketing', 'down'), 24),
    ),
    circle(-470, 0, 24, signal),
  ),
);

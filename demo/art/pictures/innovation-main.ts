import { pointedArch } from '../drawing/arch.ts';
import { circle, path, rect, ring, stroke, times, within } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** From compass to building: the circles that strike an arch, and the arch. */
const arch = pointedArch(0, 420, 480, 836, 1);
const spring = 420 - 836 + Math.sqrt(480 ** 2 - 240 ** 2);

export const shapes = onPaper(
  ...[-240, 240].map((x) => ring(x, spring, 480, ink, 2, { opacity: 0.7 })),
  ...[-240, 240].map((x) =>
    ring(x, spring, 240, ink, 1.5, { opacity: 0.4, 'stroke-dasharray': '3 8' }),
  ),
  stroke(`M-800 ${spring}H800M0-500V500M-240-500V500M240-500V500`, ink, 1.5, { opacity: 0.5 }),
  path(arch, ink),
  within(
    arch,
    times(6, (index) => {
      const inner = pointedArch(0, 420, 432 - index * 66, 776 - index * 92, 1);
      return path(
        inner,
        index % 2
          ? ink
          : paint(
              (['web', 'mobile', 'design', 'marketing', 'commerce', 'web'] as const)[index] ??
                'web',
              'down',
            ),
      );
    }),
    rect(0, -420, 240, 840, shade('right'), { opacity: 0.6 }),
  ),
  path(khatam(0, spring, 84), paper),
  path(khatam(0, spring, 54, 22.5), signal),
  ...[-240, 240].map((x) => circle(x, spring, 16, paper, { stroke: ink, 'stroke-width': 5 })),
  stroke(
    `M-240 ${spring}L${-240 + 480 * Math.cos(0.62)} ${spring - 480 * Math.sin(0.62)}`,
    signal,
    4,
  ),
  circle(-240 + 480 * Math.cos(0.62), spring - 480 * Math.sin(0.62), 13, signal),
  rect(-800, 418, 1600, 82, ink),
  rect(-800, 416, 1600, 4, paper),
);

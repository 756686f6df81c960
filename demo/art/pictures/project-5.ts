import { pointedArch } from '../drawing/arch.ts';
import { circle, path, rect, stroke, times, within } from '../drawing/element.ts';
import { glow, paint, shade } from '../drawing/paint.ts';
import { night, paper, signalOnInk } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';

/** Growth as an arcade: each bay is taller than the last by the same proportion. */
const bays = Array.from({ length: 8 }, (_, index) => ({
  x: -462 + index * 132,
  height: 130 * 1.255 ** index,
}));

const crest = bays.map(({ x, height }) => `${x} ${360 - height}`).join('L');

export const shapes = onInk(
  circle(260, -40, 640, glow('marketing'), { opacity: 0.8 }),
  ...bays.map(({ x, height }, index) => {
    const arch = pointedArch(x, 360, 116, height, 0.85);
    return (
      path(arch, paint('marketing', 'down')) +
      within(
        arch,
        times(5, (step) =>
          stroke(pointedArch(x, 360, 116 - step * 18, height - step * 20, 0.85), paper, 2, {
            opacity: 0.4,
          }),
        ),
        rect(x - 58, 100, 116, 260, shade('down'), { opacity: 0.6 }),
      ) +
      (index === 7 ? stroke(arch, paper, 5) : '')
    );
  }),
  stroke(`M${crest}`, paper, 2, { 'stroke-dasharray': '4 9' }),
  ...bays.map(({ x, height }, index) =>
    circle(x, 360 - height, index === 7 ? 22 : 9, index === 7 ? signalOnInk : paper),
  ),
  rect(-800, 360, 1600, 140, night),
  ...bays.map(({ x, height }) =>
    rect(x - 58, 364, 116, Math.min(height * 0.3, 136), paint('marketing', 'up'), {
      opacity: 0.22,
    }),
  ),
  rect(-800, 358, 1600, 4, paper),
);

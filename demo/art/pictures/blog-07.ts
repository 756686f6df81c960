import { copy, roundedRect } from '../drawing/device.ts';
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
  within,
} from '../drawing/element.ts';
import { light, paint, shade, softShadow } from '../drawing/paint.ts';
import { clay, ink, paper, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

const teeth = times(16, (index) => `l-30 ${index % 2 ? 30 : -30}`);
const receipt = `M-240-900H240V400${teeth}V-900z`;
const face = roundedRect(-460, -290, 920, 580, 52);

/** The card lies across the receipt: paying is one gesture, not six screens. */
const card = [
  together(softShadow, path(face, ink)),
  within(
    face,
    path(face, paint('commerce')),
    times(7, (index) =>
      stroke(khatam(250, 0, 130 + index * 78), paper, 2, { opacity: 0.55 - index * 0.05 }),
    ),
    path('M-460 290L460-290V290z', shade('right'), { opacity: 0.35 }),
    path('M-460-290H-60L-460 20z', light('left'), { opacity: 0.25 }),
  ),
  path(khatam(250, 0, 110), paper),
  circle(250, 0, 38, signal),
  rect(-380, -200, 132, 98, paper, { rx: 16 }),
  stroke('M-314-200V-102M-380-151H-248', ink, 4),
  ...[-380, -230, -80].map((x) => copy(x, 128, [120], paper, 28)),
  copy(-380, 206, [190], paper, 16),
].join('');

export const shapes = onPaper(
  times(5, (index) => ring(0, 0, 400 + index * 60, ink, 1.5, { opacity: 0.34 - index * 0.06 })),
  at(
    0,
    40,
    turned(
      14,
      together(softShadow, path(receipt, '#fffdf8')),
      copy(-180, -440, [200], ink, 26),
      copy(-180, 322, [120], ink, 24),
      path(khatam(150, 334, 40), signal),
      times(
        2,
        (index) =>
          copy(-180, -360 + index * 46, [210 - index * 40], clay, 14) +
          copy(110, -360 + index * 46, [70], clay, 14),
      ),
    ),
  ),
  turned(-14, card),
);

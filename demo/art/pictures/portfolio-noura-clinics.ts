import { pointedArch } from '../drawing/arch.ts';
import { copy, phone, pill } from '../drawing/device.ts';
import { at, circle, path, rect, stroke, times } from '../drawing/element.ts';
import { light, paint, shade } from '../drawing/paint.ts';
import { clay, ink, paper, sand, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { khatam, petal } from '../drawing/star.ts';

const month = times(28, (index) => {
  const [x, y] = [-126 + (index % 7) * 42, -70 + Math.floor(index / 7) * 50];
  if (index === 16) return path(khatam(x, y, 24), signal) + circle(x, y, 6, paper);
  const free = [3, 4, 9, 12, 18, 20, 25].includes(index);
  return circle(x, y, 15, free ? paint('mobile') : sand);
});

const booking = phone(
  340,
  700,
  paper,
  copy(-140, -262, [180], ink, 22),
  copy(-140, -206, [240, 130], clay, 10),
  month,
  rect(-146, 152, 292, 92, sand, { rx: 18 }),
  path(pointedArch(-104, 228, 44, 62), paint('mobile', 'down')),
  copy(-66, 180, [130, 84], ink, 10),
  pill(-146, 268, 292, 52, ink),
);

const doctor = phone(
  300,
  620,
  sand,
  path(pointedArch(0, 60, 236, 320, 0.8), paint('mobile', 'down')),
  circle(0, -92, 46, paper),
  path('M-92 60A92 96 0 0 1 92 60z', paper),
  path('M0-36L-22 60H22z', ink),
  copy(-118, 96, [150], ink, 18),
  copy(-118, 146, [236, 200, 120], clay, 10),
  pill(-118, 236, 236, 44, ink),
);

const result = phone(
  300,
  620,
  ink,
  times(8, (index) =>
    path(petal(0, -90, 18, 112, index * 45, 0.62), paint('mobile', 'down'), { opacity: 0.85 }),
  ),
  circle(0, -90, 18, paper),
  stroke('M-118 110H-60L-36 60L-6 150L18 92L34 110H118', paper, 5, { 'stroke-linejoin': 'round' }),
  copy(-118, 196, [150, 210, 90], '#5a5870', 10),
);

export const shapes = onPaper(
  path(pointedArch(0, 500, 1080, 960, 0.9), paint('mobile', 'down')),
  path(pointedArch(0, 500, 840, 780, 0.9), light('up'), { opacity: 0.4 }),
  path(pointedArch(0, 500, 600, 600, 0.9), shade('down'), { opacity: 0.5 }),
  stroke(pointedArch(0, 500, 1140, 1010, 0.9), ink, 1.5, { opacity: 0.5 }),
  at(-352, 90, doctor),
  at(352, 90, result),
  at(0, 10, booking),
);

import { browser, copy, phone, pill } from '../drawing/device.ts';
import { at, circle, path, rect, ring, scaled, stroke, times } from '../drawing/element.ts';
import { glow, paint } from '../drawing/paint.ts';
import { clay, ink, inkLine, paper, sand, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** The account's year, drawn as a shore: three tides of one curve. */
const tide = (lift: number, swell: number) =>
  `M-500 300V${120 - lift}C-380 ${60 - lift - swell} -300 ${200 - lift} -180 ${110 - lift}` +
  `S40 ${-30 - lift - swell} 160 ${40 - lift}S360 ${-90 - lift} 500 ${-40 - lift - swell}V300z`;

const desk = browser(
  1000,
  600,
  paper,
  rect(-500, -300, 96, 600, ink),
  times(5, (index) => circle(-452, -232 + index * 68, 14, index === 1 ? signal : inkLine)),
  copy(-356, -250, [150], clay, 14),
  rect(-356, -212, 330, 46, ink, { rx: 8 }),
  pill(-356, -140, 120, 30, sand),
  pill(-222, -140, 120, 30, ink),
  pill(-88, -140, 120, 30, sand),
  path(tide(90, 30), paint('web', 'right'), { opacity: 0.28 }),
  path(tide(30, 10), paint('web', 'right'), { opacity: 0.55 }),
  path(tide(-50, -10), paint('web', 'right')),
  stroke('M-140-80V300', ink, 1.5, { 'stroke-dasharray': '3 7' }),
  circle(-140, 54, 15, paper),
  circle(-140, 54, 9, signal),
  rect(-500, -300, 96, 600, ink),
  times(5, (index) => circle(-452, -232 + index * 68, 14, index === 1 ? signal : inkLine)),
);

const card =
  rect(-128, -232, 256, 160, paint('web'), { rx: 18 }) +
  stroke(khatam(70, -152, 90), paper, 2, { opacity: 0.45 }) +
  stroke(khatam(70, -152, 60), paper, 2, { opacity: 0.45 }) +
  rect(-106, -190, 40, 30, paper, { rx: 6, opacity: 0.85 }) +
  copy(-106, -112, [110], paper, 12);

const pocket = phone(
  296,
  600,
  paper,
  card,
  times(4, (index) =>
    at(
      0,
      -20 + index * 66,
      circle(-104, 0, 22, index === 0 ? signal : index % 2 ? ink : clay),
      copy(-66, -14, [96, 60], index === 0 ? ink : clay, 9),
      rect(84, -8, 44, 12, ink, { rx: 6 }),
    ),
  ),
  pill(-128, 236, 256, 40, ink),
);

export const shapes = onInk(
  circle(0, 60, 760, glow('web'), { opacity: 0.8 }),
  times(4, (index) => ring(300, 0, 330 + index * 60, paper, 1.5, { opacity: 0.2 - index * 0.04 })),
  at(28, 0, scaled(0.9, at(-120, 10, desk), at(400, 60, pocket))),
);

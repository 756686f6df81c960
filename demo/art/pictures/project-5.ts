import { copy, phone, pill } from '../drawing/device.ts';
import {
  at,
  circle,
  ellipse,
  path,
  rect,
  ring,
  stroke,
  times,
  turned,
} from '../drawing/element.ts';
import { light, paint } from '../drawing/paint.ts';
import { clay, type Group, ink, paper, sand, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';
import { khatam, petal, star } from '../drawing/star.ts';

const goods = [
  ellipse(-22, -88, 17, 40, paper) + ellipse(22, -88, 17, 40, paper),
  circle(0, -82, 38, paper) + path(petal(0, -100, 0, 44, 40, 0.7), ink),
  times(6, (index) => path(petal(0, -86, 6, 46, index * 60, 0.6), paper)),
  path('M-42-70A42 42 0 0 1 42-70z', paper) + rect(-42, -62, 84, 12, ink),
  times(4, (index) => circle((index % 2) * 44 - 22, Math.floor(index / 2) * 44 - 108, 18, paper)),
  path(khatam(0, -86, 44), paper) + circle(0, -86, 14, ink),
  path('M-44-130A88 88 0 0 1 44-42A88 88 0 0 1-44-130z', paper),
];

const grounds: Group[] = [
  'marketing',
  'design',
  'commerce',
  'marketing',
  'web',
  'design',
  'commerce',
];

/** Seven screens, one for each day: the app knows the basket by the end of the week. */
const week = goods.map((thing, index) => {
  const dark = index % 2 === 1;
  return turned(
    (index * 360) / 7,
    at(
      0,
      -318,
      phone(
        164,
        304,
        dark ? ink : paper,
        rect(-82, -152, 164, 136, paint(grounds[index] ?? 'commerce')),
        thing,
        copy(-58, 6, [100, 66], dark ? paper : ink, 9),
        copy(-58, 52, [116, 88], dark ? '#5a5870' : clay, 7),
        pill(-58, 100, 116, 30, index === 0 ? signal : dark ? paper : sand),
      ),
    ),
  );
});

export const shapes = onColour(
  'commerce',
  times(5, (index) => ring(0, 0, 180 + index * 90, paper, 1.5, { opacity: 0.4 })),
  path(star(0, 0, 7, 680, 420, 180 / 7), light('down'), { opacity: 0.3 }),
  ...week,
  path(star(0, 0, 14, 136, 112), ink),
  stroke(star(0, 0, 7, 104, 62), paper, 3),
  circle(0, 0, 30, signal),
);

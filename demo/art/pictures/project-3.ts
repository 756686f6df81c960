import { copy, phone, pill } from '../drawing/device.ts';
import { at, circle, path, rect, ring, stroke, times, turned } from '../drawing/element.ts';
import { light, paint } from '../drawing/paint.ts';
import { clay, groupNames, ink, paper, sand, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** Eight screens of one app, laid out as an eight-fold star. */
const screens = times(8, (index) => {
  const group = groupNames[index % 5] ?? 'mobile';
  const dark = index % 2 === 1;
  return turned(
    index * 45,
    at(
      0,
      -330,
      phone(
        150,
        300,
        dark ? ink : paper,
        rect(-75, -150, 150, 130, paint(group)),
        path(khatam(0, -78, 40), paper),
        copy(-54, 0, [90, 60], dark ? paper : ink, 9),
        copy(-54, 48, [108, 84], dark ? '#5a5870' : clay, 7),
        pill(-54, 96, 108, 28, index === 0 ? signal : dark ? paper : sand),
      ),
    ),
  );
});

export const shapes = onColour(
  'mobile',
  times(5, (index) => ring(0, 0, 180 + index * 90, paper, 1.5, { opacity: 0.4 })),
  path(khatam(0, 0, 640, 22.5), light('down'), { opacity: 0.35 }),
  screens,
  path(khatam(0, 0, 130), ink),
  stroke(khatam(0, 0, 96), paper, 3),
  circle(0, 0, 30, signal),
);

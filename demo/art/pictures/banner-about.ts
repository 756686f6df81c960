import { keelArch, pointedArch } from '../drawing/arch.ts';
import { circle, path, rect, ring, stroke, times, within } from '../drawing/element.ts';
import { starField } from '../drawing/lattice.ts';
import { glow, light, paint, shade } from '../drawing/paint.ts';
import { ink, inkRaised, night, paper, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** A carved front, and the door in it that stands open: what the studio's name says. */
const wall = starField({ x: -840, y: -540, columns: 14, rows: 8, cell: 120 });
const portal = pointedArch(0, 420, 560, 860, 0.82);
const door = keelArch(0, 420, 330, 640);

export const shapes = onInk(
  path(wall, inkRaised),
  stroke(wall, '#6a6a96', 1.5, { opacity: 0.5 }),
  times(98, (index) =>
    path(
      khatam(-780 + (index % 14) * 120, -480 + Math.floor(index / 14) * 120, 24, 22.5),
      index % 13 === 5 ? paint('design') : night,
    ),
  ),
  circle(0, 60, 700, glow('design'), { opacity: 0.75 }),
  path(portal, ink),
  stroke(portal, paper, 3),
  within(
    portal,
    path(
      starField({ x: -300, y: -450, columns: 10, rows: 15, cell: 60 }),
      paint('design', 'down'),
      { opacity: 0.85 },
    ),
    rect(-300, -450, 600, 870, shade('down'), { opacity: 0.6 }),
  ),
  path(keelArch(0, 420, 400, 710), ink),
  path(door, paint('design', 'down')),
  within(
    door,
    circle(0, 40, 130, paper),
    times(5, (index) => ring(0, 40, 170 + index * 44, paper, 2, { opacity: 0.6 - index * 0.1 })),
    path('M-170 250C-80 180 20 200 60 250S140 280 170 240V420H-170z', signal),
    path('M-170 330C-60 270 60 270 170 340V420H-170z', ink),
  ),
  stroke(door, paper, 5),
  rect(-800, 420, 1600, 80, night),
  path('M-165 420H165L420 500H-420z', light('up'), { opacity: 0.9 }),
  rect(-800, 418, 1600, 4, paper),
);

import { keelArch, pointedArch } from '../drawing/arch.ts';
import { circle, path, rect, ring, stroke, times, within } from '../drawing/element.ts';
import { starField } from '../drawing/lattice.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, inkRaised, paper, signal } from '../drawing/palette.ts';
import { khatam } from '../drawing/star.ts';

/** A carved front, and the door in it that stands open: what the studio's name says. */
const base = 482;
const portal = pointedArch(0, base, 716, 950, 0.82);
const door = keelArch(0, base, 400, 700);

/** The carving has come loose at the edges: stars that went out into the page. */
const loose = [
  [-480, 240],
  [-480, -120],
  [-360, -360],
  [480, 360],
  [480, 0],
  [360, -360],
] as const;

export const shapes = [
  ...loose.map(([x, y], index) =>
    path(khatam(x, y, 34, 22.5), index % 3 === 0 ? paint('design') : inkRaised),
  ),
  path(portal, ink),
  within(
    portal,
    path(starField({ x: -360, y: -478, columns: 9, rows: 12, cell: 80 }), paint('design', 'down'), {
      opacity: 0.85,
    }),
    rect(-360, -480, 720, 962, shade('down'), { opacity: 0.6 }),
  ),
  stroke(portal, paper, 3),
  path(keelArch(0, base, 480, 780), ink),
  path(door, paint('design', 'down')),
  within(
    door,
    circle(0, 60, 150, paper),
    times(5, (index) => ring(0, 60, 195 + index * 50, paper, 2, { opacity: 0.6 - index * 0.1 })),
    path('M-200 300C-100 220 20 240 70 300S160 330 200 280V490H-200z', signal),
    path('M-200 390C-70 320 70 320 200 400V490H-200z', ink),
  ),
  stroke(door, paper, 5),
].join('');

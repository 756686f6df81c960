import { cuspedArch, keelArch, pointedArch, roundArch } from '../drawing/arch.ts';
import { at, circle, path, rect, ring, stroke, times, within } from '../drawing/element.ts';
import { starField } from '../drawing/lattice.ts';
import { paint, shade } from '../drawing/paint.ts';
import { groupNames, ink, paper, signalOnInk } from '../drawing/palette.ts';
import { khatam } from '../drawing/star.ts';

/** An arcade with one opening per service group, each in a cell of its own and struck in its own way. */
const base = 482;
const openings = [
  pointedArch(0, base, 220, 660, 0.8),
  roundArch(0, base, 220, 770),
  keelArch(0, base, 220, 940),
  cuspedArch(0, base, 200, 800, 7),
  pointedArch(0, base, 220, 620, 1.4),
];

const insides = [
  path(starField({ x: -110, y: -280, columns: 2, rows: 7, cell: 110 }), paper, { opacity: 0.3 }),
  times(16, (index) =>
    rect(-110, -340 + index * 52, 220, 26, paper, { opacity: 0.06 + index * 0.018 }),
  ),
  times(14, (index) => ring(0, base, 70 + index * 70, paper, 3, { opacity: 0.6 })),
  times(7, (index) =>
    path(khatam(0, -240 + index * 116, 56), index === 2 ? paper : ink, {
      opacity: index === 2 ? 1 : 0.3,
    }),
  ),
  times(9, (index) =>
    path(
      `M-110 ${-50 + index * 84}L0 ${-130 + index * 84}L110 ${-50 + index * 84}V${-16 + index * 84}L0 ${-96 + index * 84}L-110 ${-16 + index * 84}z`,
      paper,
      { opacity: 0.28 },
    ),
  ),
];

export const shapes = [
  ...groupNames.map((group, index) => {
    const opening = openings[index] ?? '';
    return at(
      (index - 2) * 240,
      0,
      path(opening, paint(group, 'down')),
      within(
        opening,
        insides[index] ?? '',
        rect(-120, 160, 240, 322, shade('down')),
        rect(0, -480, 120, 962, shade('right'), { opacity: 0.35 }),
      ),
      stroke(opening, paper, 2.5),
    );
  }),
  circle(0, 438, 30, ink),
  circle(0, 438, 22, signalOnInk),
].join('');

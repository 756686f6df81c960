import { cuspedArch, keelArch, pointedArch, roundArch } from '../drawing/arch.ts';
import { at, circle, path, rect, ring, stroke, times, within } from '../drawing/element.ts';
import { starField } from '../drawing/lattice.ts';
import { paint, shade } from '../drawing/paint.ts';
import { groupNames, ink, night, paper, signalOnInk } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** An arcade with one opening per service group: five crafts, each arch struck in its own way. */
const openings = [
  pointedArch(0, 380, 220, 640, 0.8),
  roundArch(0, 380, 220, 720),
  keelArch(0, 380, 220, 820),
  cuspedArch(0, 380, 216, 720, 7),
  pointedArch(0, 380, 220, 640, 1.4),
];

const insides = [
  path(starField({ x: -110, y: -280, columns: 2, rows: 6, cell: 110 }), paper, { opacity: 0.3 }),
  times(14, (index) =>
    rect(-110, -340 + index * 52, 220, 26, paper, { opacity: 0.06 + index * 0.018 }),
  ),
  times(12, (index) => ring(0, 380, 70 + index * 70, paper, 3, { opacity: 0.6 })),
  times(6, (index) =>
    path(khatam(0, -240 + index * 116, 56), index === 2 ? paper : ink, {
      opacity: index === 2 ? 1 : 0.3,
    }),
  ),
  times(9, (index) =>
    path(
      `M-110 ${-150 + index * 84}L0 ${-230 + index * 84}L110 ${-150 + index * 84}V${-116 + index * 84}L0 ${-196 + index * 84}L-110 ${-116 + index * 84}z`,
      paper,
      { opacity: 0.28 },
    ),
  ),
];

export const shapes = onInk(
  ...groupNames.map((group, index) => {
    const opening = openings[index] ?? '';
    return at(
      (index - 2) * 240,
      0,
      path(opening, paint(group, 'down')),
      within(
        opening,
        insides[index] ?? '',
        rect(-120, 60, 240, 320, shade('down')),
        rect(0, -440, 120, 820, shade('right'), { opacity: 0.35 }),
      ),
      stroke(opening, paper, 2.5),
    );
  }),
  rect(-800, 380, 1600, 120, night),
  ...groupNames.map((group, index) =>
    rect((index - 2) * 240 - 108, 386, 216, 114, paint(group, 'up'), { opacity: 0.3 }),
  ),
  rect(-800, 378, 1600, 4, paper),
  circle(0, 336, 30, ink),
  circle(0, 336, 22, signalOnInk),
);

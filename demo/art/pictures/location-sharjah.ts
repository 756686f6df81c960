import { roundArch } from '../drawing/arch.ts';
import { circle, path, rect, ring, stroke, times, within } from '../drawing/element.ts';
import { starField } from '../drawing/lattice.ts';
import { paint, shade } from '../drawing/paint.ts';
import { clay, ink, paper, sand, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';

/** The souq's barrel vaults, tiled in blue, with wind towers between them. */
const vault = (x: number) => {
  const shell = roundArch(x, 360, 340, 560);
  const face = roundArch(x, 360, 268, 500);
  return [
    path(shell, sand),
    path(shell, shade('right'), { opacity: 0.18 }),
    stroke(shell, ink, 3),
    path(face, paint('web', 'down')),
    within(
      face,
      path(starField({ x: x - 180, y: -150, columns: 6, rows: 9, cell: 60 }), paper, {
        opacity: 0.5,
      }),
      rect(x, -200, 180, 560, shade('right'), { opacity: 0.5 }),
    ),
    path(roundArch(x, 360, 150, 300), ink),
    path(roundArch(x, 360, 96, 230), x === 0 ? signal : paper),
    path(roundArch(x, 360, 96, 230), shade('up'), { opacity: 0.35 }),
  ].join('');
};

const windTower = (x: number) =>
  [
    rect(x - 46, -330, 92, 690, clay),
    rect(x, -330, 46, 690, shade('right'), { opacity: 0.6 }),
    rect(x - 58, -344, 116, 18, ink),
    times(3, (index) => path(roundArch(x - 26 + index * 26, -180, 16, 110), ink)),
    times(3, (index) => path(roundArch(x - 26 + index * 26, -40, 16, 110), ink)),
    rect(x - 58, -8, 116, 10, ink),
  ].join('');

export const shapes = onPaper(
  circle(0, -120, 330, paint('web', 'down'), { opacity: 0.16 }),
  times(4, (index) => ring(0, -120, 330 + index * 70, ink, 1.5, { opacity: 0.3 - index * 0.06 })),
  ...[-200, 200, -600, 600].map(windTower),
  ...[-800, 800, -400, 400, 0].map(vault),
  rect(-800, 360, 1600, 140, ink),
  times(14, (index) =>
    stroke(`M${(index - 6.5) * 60} 360L${(index - 6.5) * 260} 500`, paper, 1.5, { opacity: 0.3 }),
  ),
  rect(-800, 358, 1600, 5, paper),
);

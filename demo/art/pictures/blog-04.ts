import { at, circle, path, rect, ring, stroke, times } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { clay, ink, night, paper, sand, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { khatam, polygon } from '../drawing/star.ts';

/** A cabinet of drawers, each labelled with another shape; one is pulled out. */
const labels = [
  (fill: string) => circle(0, -14, 34, fill),
  (fill: string) => path(khatam(0, -14, 40), fill),
  (fill: string) => path('M-34 20V-14A34 34 0 0 1 34-14V20z', fill),
  (fill: string) => path(polygon(0, -14, 4, 44), fill),
  (fill: string) => path('M-36-50H36A72 72 0 0 1-36 22z', fill),
  (fill: string) => ring(0, -14, 28, fill, 12),
];

const grounds = [
  ink,
  sand,
  paint('web'),
  sand,
  ink,
  clay,
  sand,
  paint('web', 'up'),
  ink,
  clay,
  ink,
  sand,
];

const drawers = times(12, (index) => {
  const [column, row] = [index % 4, Math.floor(index / 4)];
  const ground = grounds[index] ?? sand;
  const dark = ground === ink || ground.startsWith('url');
  return at(
    (column - 1.5) * 240,
    (row - 1) * 240,
    rect(-112, -112, 224, 224, ground),
    rect(-112, 20, 224, 92, shade('down'), { opacity: 0.3 }),
    labels[(index * 5 + row) % 6]?.(dark ? paper : ink) ?? '',
    rect(-30, 66, 60, 12, dark ? paper : ink, { rx: 6 }),
  );
});

const open = at(
  120,
  0,
  rect(-112, -112, 224, 224, night),
  path('M-112-112H112L140-60H-140z', night, { opacity: 0.6 }),
  path('M-100 112L-150 216H190L124 112z', shade('up'), { opacity: 0.5 }),
  times(5, (index) =>
    rect(-96 + index * 4, -150 + index * 22, 192 - index * 8, 150, index % 2 ? paper : sand, {
      stroke: ink,
      'stroke-width': 2,
    }),
  ),
  rect(-140, -40, 280, 220, signal),
  rect(-140, 60, 280, 120, shade('down'), { opacity: 0.4 }),
  path(khatam(0, 44, 56), paper),
  rect(-38, 132, 76, 16, paper, { rx: 8 }),
);

export const shapes = onPaper(
  rect(-500, -380, 1000, 760, ink),
  rect(-488, -368, 976, 736, '#2c2c50'),
  drawers,
  open,
  rect(-540, 380, 1080, 24, ink),
  stroke('M-800 404H800', ink, 2),
);

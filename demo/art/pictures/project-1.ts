import { circle, path, rect, ring, stroke, times, within } from '../drawing/element.ts';
import { starField } from '../drawing/lattice.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper, sand, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** A tiling goes from construction line, to line, to colour, along one diagonal. */
const field = { x: -960, y: -600, columns: 8, rows: 5, cell: 240 };
const stars = starField(field);
const drawn = 'M-420-500H800V500H-100z';
const coloured = 'M0-500H800V500H320z';

export const shapes = onPaper(
  times(40, (index) =>
    ring(-840 + (index % 8) * 240, -480 + Math.floor(index / 8) * 240, 120, ink, 1, {
      opacity: 0.3,
    }),
  ),
  within(
    drawn,
    stroke(stars, ink, 5),
    times(40, (index) =>
      stroke(
        khatam(-840 + (index % 8) * 240, -480 + Math.floor(index / 8) * 240, 66, 22.5),
        ink,
        2.5,
      ),
    ),
  ),
  within(
    coloured,
    rect(-800, -500, 1600, 1000, ink),
    path(stars, paint('design')),
    times(40, (index) => {
      const [x, y] = [-840 + (index % 8) * 240, -480 + Math.floor(index / 8) * 240];
      return (
        path(khatam(x, y, 118), shade('slope'), { opacity: 0.35 }) +
        path(khatam(x, y, 66, 22.5), paper) +
        path(khatam(x, y, 34), index === 21 ? signal : ink)
      );
    }),
    times(40, (index) =>
      path(khatam(-720 + (index % 8) * 240, -360 + Math.floor(index / 8) * 240, 30, 22.5), sand, {
        opacity: 0.9,
      }),
    ),
  ),
  stroke('M0-500L320 500', paper, 8),
  stroke('M-420-500L-100 500', ink, 1.5, { 'stroke-dasharray': '4 8' }),
  circle(160, 0, 26, paper),
  circle(160, 0, 17, signal),
);

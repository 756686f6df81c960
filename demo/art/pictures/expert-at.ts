import { circle, path, rect, ring, stroke, times } from '../drawing/element.ts';
import { gridLines } from '../drawing/lattice.ts';
import { inkGround, paint, shade } from '../drawing/paint.ts';
import { groupNames, ink, night, paper, signal } from '../drawing/palette.ts';
import { outline, polar, star } from '../drawing/star.ts';

/** A ten-fold rosette: each of the five services has two facing petals. */
const petals = times(10, (index) => {
  const group = groupNames[index % 5] ?? 'design';
  const bearing = index * 36;
  const [root, left, tip, right] = [
    polar(0, 0, 150, bearing),
    polar(0, 0, 360, bearing - 18),
    polar(0, 0, 520, bearing),
    polar(0, 0, 360, bearing + 18),
  ];
  return (
    path(outline([root, left, tip, right]), paint(group, 'down')) +
    path(outline([root, tip, right]), night, { opacity: 0.34 }) +
    stroke(outline([root, left, tip, right]), paper, 2.5)
  );
});

export const shapes = [
  rect(-600, -600, 1200, 1200, inkGround),
  stroke(gridLines(1200, 1200), '#6a6a96', 1.5, { opacity: 0.4 }),
  times(10, (index) =>
    stroke(`M0 0L${polar(0, 0, 860, index * 36 + 18)}`, paper, 1.5, { opacity: 0.25 }),
  ),
  ring(0, 0, 560, paper, 1.5, { opacity: 0.5 }),
  ring(0, 0, 360, paper, 1.5, { opacity: 0.35 }),
  petals,
  times(10, (index) => {
    const [x, y] = polar(0, 0, 360, index * 36 + 18);
    return circle(x, y, 15, ink) + circle(x, y, 9, paper);
  }),
  stroke(star(0, 0, 10, 560, 420), paper, 1.5, { opacity: 0.5 }),
  path(star(0, 0, 10, 250, 168, 18), ink),
  stroke(star(0, 0, 10, 232, 158, 18), paper, 2.5),
  path(star(0, 0, 10, 190, 120, 18), paper),
  path(star(0, 0, 10, 190, 120, 18), shade('slope'), { opacity: 0.25 }),
  circle(0, 0, 66, signal),
  circle(0, 0, 22, paper),
].join('');

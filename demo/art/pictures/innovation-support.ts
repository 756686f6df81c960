import { circle, path, ring, stroke, times } from '../drawing/element.ts';
import { glow, paint } from '../drawing/paint.ts';
import { ink, inkLine, night, paper, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';
import { khatam, outline, polar, star } from '../drawing/star.ts';

/** One star, close up: sixteen kites, folded like paper. */
const kites = times(16, (index) => {
  const bearing = index * 22.5;
  const tip = polar(0, 0, index % 2 ? 330 : 430, bearing);
  const [before, after] = [polar(0, 0, 215, bearing - 11.25), polar(0, 0, 215, bearing + 11.25)];
  const fill = index % 2 ? paint('mobile', 'down') : paint('web', 'slope');
  return (
    path(outline([[0, 0], before, tip]), fill, { stroke: ink, 'stroke-width': 2 }) +
    path(outline([[0, 0], tip, after]), fill, { stroke: ink, 'stroke-width': 2 }) +
    path(outline([[0, 0], tip, after]), night, { opacity: 0.4 })
  );
});

export const shapes = onInk(
  circle(0, 0, 760, glow('web'), { opacity: 0.9 }),
  ...[-720, 720].map((x) => stroke(khatam(x, 0, 260), inkLine, 3)),
  ...[-720, 720].flatMap((x) =>
    [-480, 480].map((y) => stroke(khatam(x / 1.5, y, 120), inkLine, 3)),
  ),
  ring(0, 0, 462, paper, 1.5, { opacity: 0.6 }),
  ring(0, 0, 215, paper, 1.5, { opacity: 0.6 }),
  stroke(khatam(0, 0, 600, 22.5), paper, 1.5, { opacity: 0.35 }),
  kites,
  path(star(0, 0, 16, 150, 122), ink),
  path(khatam(0, 0, 112), paper),
  path(khatam(0, 0, 58, 22.5), signal),
);

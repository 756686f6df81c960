import { pointedArch } from '../drawing/arch.ts';
import { path, rect, stroke, times } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { type Group, ink, night, paper, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';

/** Four hotels as four fronts, one behind the other, and the guest's own way straight through. */
const fronts: Group[] = ['web', 'mobile', 'design', 'marketing'];

/** Looking in slightly from the left, the eye meets the lit thickness of every right-hand jamb. */
const corridor = fronts.map((group, index) => {
  const [width, height] = [1180 - index * 262, 920 - index * 178];
  const opening = pointedArch(0, 420, width, height, 0.72);
  const beyond = pointedArch(-26, 420, width - 72, height - 42, 0.72);
  return [
    path(opening, paint(group, 'down')),
    path(opening, shade('left'), { opacity: 0.5 }),
    path(beyond, index % 2 ? night : ink),
    path(beyond, shade('up'), { opacity: 0.4 }),
    stroke(opening, paper, 2.5),
  ].join('');
});

export const shapes = onInk(
  ...corridor,
  path(pointedArch(-26, 420, 170, 236, 0.72), paper),
  path('M-111 420H59L330 500H-330z', paper),
  path('M-44 330H-8V420H-44z', signal),
  times(6, (index) =>
    stroke(
      `M${-111 - index * 96} 420L${-330 - index * 190} 500M${59 + index * 108} 420L${330 + index * 190} 500`,
      paper,
      1.5,
      { opacity: 0.4 },
    ),
  ),
  rect(-800, 418, 1600, 3, paper),
);

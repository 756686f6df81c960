import {
  at,
  circle,
  ellipse,
  path,
  rect,
  ring,
  stroke,
  times,
  turned,
} from '../drawing/element.ts';
import { glow, paint, shade } from '../drawing/paint.ts';
import { clay, ink, night, paper, sand, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';

const leaf = (length: number) =>
  path(`M0 0C-118 ${-length * 0.4}-86 ${-length * 0.78} 0 ${-length}z`, paint('commerce', 'up')) +
  path(`M0 0C118 ${-length * 0.4} 86 ${-length * 0.78} 0 ${-length}z`, paint('commerce', 'down')) +
  path(`M0 0C118 ${-length * 0.4} 86 ${-length * 0.78} 0 ${-length}z`, night, { opacity: 0.4 });

/** Far leaves first, so that the fan closes on the one in the middle. */
const fan = [84, -84, 68, -68, 51, -51, 34, -34, 17, -17, 0].map((bearing) =>
  turned(bearing, leaf(700 - Math.abs(bearing) * 1.2)),
);

/** Dates heaped as a shopkeeper heaps them. */
const heap = times(5, (row) =>
  times(9 - row * 2, (column) => {
    const [x, y] = [(column - (8 - row * 2) / 2) * 78, 330 - row * 82];
    return at(
      x,
      y,
      ellipse(0, 0, 42, 62, ink),
      ellipse(0, 0, 37, 57, ['#a8481f', '#7a2a1c', '#c96a2b'][(row * 2 + column) % 3] ?? signal),
      path('M0-57A37 57 0 0 1 0 57A62 80 0 0 0 0-57z', shade('right')),
      stroke('M-18-26Q-26 0-18 26', paper, 3, { opacity: 0.6, 'stroke-linecap': 'round' }),
    );
  }),
);

const awning = times(14, (index) => {
  const x = -840 + index * 120;
  return (
    path(
      `M${x}-500H${x + 120}V-400A60 60 0 0 1 ${x} -400z`,
      index % 2 ? sand : paint('commerce', 'down'),
    ) + path(`M${x}-440H${x + 120}V-400A60 60 0 0 1 ${x} -400z`, night, { opacity: 0.16 })
  );
});

export const shapes = onInk(
  circle(0, 60, 700, glow('commerce'), { opacity: 0.8 }),
  times(4, (index) => ring(0, 330, 560 + index * 70, paper, 1.5, { opacity: 0.3 - index * 0.06 })),
  at(0, 330, ...fan),
  heap,
  rect(-800, 384, 1600, 116, clay),
  rect(-800, 384, 1600, 12, signal),
  times(13, (index) => stroke(`M${-720 + index * 120} 396V500`, ink, 1.5, { opacity: 0.3 })),
  awning,
);

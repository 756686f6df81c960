import { at, circle, path, ring, stroke, times } from '../drawing/element.ts';
import { box, onFloor, onLeftWall, onRightWall, project } from '../drawing/isometric.ts';
import { starField } from '../drawing/lattice.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { khatam, outline } from '../drawing/star.ts';

const size = 360;
const pattern = starField({ x: 0, y: 0, columns: 4, rows: 4, cell: size / 4 });
const [left, right] = [project(0, size, size), project(size, size, size)];

/** A parcel whose sides are a carved screen; its flaps stand open. */
const flaps = [
  {
    points: [
      project(0, 0, size),
      project(size, 0, size),
      project(size + 40, -120, size + 120),
      project(40, -120, size + 120),
    ],
    fill: '#0b5d66',
  },
  {
    points: [
      project(0, 0, size),
      project(0, size, size),
      project(-120, size + 40, size + 120),
      project(-120, 40, size + 120),
    ],
    fill: '#2f9156',
  },
];

export const shapes = onPaper(
  circle(0, 40, 440, paint('commerce'), { opacity: 0.14 }),
  times(4, (index) => ring(0, 40, 440 + index * 56, ink, 1.5, { opacity: 0.3 - index * 0.06 })),
  at(
    0,
    60,
    onFloor(0, path(`M-60-60H${size + 260}V${size + 60}H-60z`, shade('left'), { opacity: 0.5 })),
    box({
      x: 0,
      y: 0,
      z: 0,
      width: size,
      depth: size,
      height: size,
      fill: paint('commerce', 'down'),
    }),
    path(
      outline([
        project(0, 0, size),
        project(size, 0, size),
        project(size, size, size),
        project(0, size, size),
      ]),
      ink,
    ),
    ...flaps.map(({ points, fill }) =>
      path(outline(points), fill, { stroke: paper, 'stroke-width': 2 }),
    ),
    onLeftWall(left, path(pattern, paper, { opacity: 0.9 })),
    onRightWall(right, path(pattern, paper, { opacity: 0.42 })),
    at(
      0,
      -230,
      circle(0, 0, 118, ink),
      path(khatam(0, 0, 150), signal),
      path(khatam(0, 0, 150), shade('slope'), { opacity: 0.4 }),
      stroke(khatam(0, 0, 96, 22.5), paper, 4),
      circle(0, 0, 34, paper),
    ),
    stroke(`M${left}L${right}L${project(size, 0, size)}`, paper, 4),
    stroke(`M${right}V${right[1] + size}`, paper, 4),
  ),
);

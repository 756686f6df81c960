import { at, circle, path, ring, stroke, times, turned, within } from '../drawing/element.ts';
import { box, onFloor, onLeftWall, onRightWall, project } from '../drawing/isometric.ts';
import { starField } from '../drawing/lattice.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { outline } from '../drawing/star.ts';

const size = 360;
const pattern = starField({ x: 0, y: 0, columns: 4, rows: 4, cell: size / 4 });
const [left, right] = [project(0, size, size), project(size, size, size)];

const bean = 'M34-114A88 114 0 0 1 34 114A88 114 0 0 1 34-114z';

/** The month's coffee, a bean before the moon, rises out of a box with carved sides. */
const flaps = [
  {
    points: [
      project(0, 0, size),
      project(size, 0, size),
      project(size + 40, -120, size + 120),
      project(40, -120, size + 120),
    ],
    fill: '#c4431a',
  },
  {
    points: [
      project(0, 0, size),
      project(0, size, size),
      project(-120, size + 40, size + 120),
      project(-120, 40, size + 120),
    ],
    fill: '#ffc659',
  },
];

export const shapes = onPaper(
  circle(0, 40, 440, paint('marketing'), { opacity: 0.14 }),
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
      fill: paint('marketing', 'down'),
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
      circle(0, 0, 150, paper, { stroke: ink, 'stroke-width': 3 }),
      turned(
        24,
        path(bean, ink),
        within(bean, path('M34-120C90-70 76-30 34 0S-22 70 34 120H160V-120z', '#5a2433')),
        stroke('M34-112C86-66 72-30 34 0S-18 66 34 112', paint('marketing', 'down'), 10),
      ),
    ),
    stroke(`M${left}L${right}L${project(size, 0, size)}`, paper, 4),
    stroke(`M${right}V${right[1] + size}`, paper, 4),
  ),
);

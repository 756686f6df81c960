import { roundedRect } from '../drawing/device.ts';
import {
  at,
  circle,
  path,
  rect,
  ring,
  scaled,
  stroke,
  times,
  together,
  within,
} from '../drawing/element.ts';
import { light, paint, shade, softShadow } from '../drawing/paint.ts';
import { ink, inkRaised, paper, sand, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';
import { khatam, petal, polygon, sector } from '../drawing/star.ts';

const tile = roundedRect(-72, -72, 144, 144, 36);

/** Two shelves of icons; the one that was asked for comes forward. */
const marks: [fill: string, mark: string][] = [
  [paper, path('M-36 36A72 72 0 0 1 36-36V36z', paint('mobile'))],
  [ink, ring(0, 0, 34, paper, 12)],
  [paint('web'), path(polygon(0, 0, 4, 46), paper)],
  [
    sand,
    times(4, (index) => circle((index % 2) * 44 - 22, Math.floor(index / 2) * 44 - 22, 16, ink)),
  ],
  [paint('marketing'), path('M-36-36H36L0 36z', paper)],
  [ink, path(sector(0, 0, 16, 42, 0, 250), paint('commerce'))],
  [paint('commerce'), times(6, (index) => path(petal(0, 0, 4, 44, index * 60, 0.6), paper))],
  [paper, rect(-38, -10, 76, 20, ink) + rect(-10, -38, 20, 76, ink)],
  [inkRaised, path('M-36 0A36 36 0 0 1 36 0z', paint('design')) + path('M-36 8H36V36H-36z', paper)],
  [sand, path('M-40-40H40V40A80 80 0 0 1-40-40z', signal)],
];

const icon = (fill: string, mark: string) =>
  path(tile, fill) + path(tile, shade('down'), { opacity: 0.14 }) + mark;

const shelf = (y: number, from: number) =>
  times(5, (index) => {
    const [fill, mark] = marks[from + index] ?? [paper, ''];
    return at((index - 2) * 228, y, icon(fill, mark));
  }) +
  rect(-620, y + 72, 1240, 16, ink) +
  rect(-620, y + 88, 1240, 30, shade('up'), { opacity: 0.3 });

const chosen = at(
  0,
  30,
  together(softShadow, scaled(2.1, path(tile, ink))),
  scaled(
    2.1,
    within(
      tile,
      rect(-72, -72, 144, 144, paint('design')),
      path('M-72 72L72-72V72z', light('up'), { opacity: 0.3 }),
      stroke(khatam(0, 0, 84), paper, 1.5),
      path(khatam(0, 0, 52), paper),
      circle(0, 0, 17, signal),
    ),
  ),
);

const awning = times(11, (index) => {
  const x = -660 + index * 120;
  return (
    path(`M${x}-500H${x + 120}V-380A60 60 0 0 1 ${x}-380z`, index % 2 ? ink : paper) +
    path(`M${x}-420H${x + 120}V-380A60 60 0 0 1 ${x}-380z`, ink, { opacity: 0.12 })
  );
});

export const shapes = onColour(
  'mobile',
  rect(-660, -500, 1320, 1000, ink, { opacity: 0.22 }),
  shelf(-130, 0),
  shelf(190, 5),
  rect(-620, 400, 1240, 16, ink),
  times(5, (index) => at((index - 2) * 228, 480, path(tile, paper, { opacity: 0.25 }))),
  awning,
  chosen,
);

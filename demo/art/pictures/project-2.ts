import { at, circle, path, rect, stroke, times } from '../drawing/element.ts';
import { onFloor } from '../drawing/isometric.ts';
import { glow, paint } from '../drawing/paint.ts';
import { ink, inkLine, inkRaised, paper, signal, signalOnInk } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** A website taken apart: grid, structure, colour and content, one sheet above the other. */
const sheet = (fill: string, opacity = 1) =>
  rect(-300, -230, 600, 460, fill, { rx: 22, opacity, stroke: paper, 'stroke-width': 2 });

const layers = [
  sheet(inkRaised) +
    times(9, (index) => stroke(`M${-240 + index * 60}-230V230`, inkLine, 2)) +
    times(7, (index) => stroke(`M-300 ${-180 + index * 60}H300`, inkLine, 2)),
  sheet(paint('web'), 0.55) +
    [
      [-270, -200, 540, 60],
      [-270, -120, 330, 320],
      [80, -120, 190, 150],
      [80, 50, 190, 150],
    ]
      .map(([x = 0, y = 0, width = 0, height = 0]) =>
        rect(x, y, width, height, 'none', {
          rx: 10,
          stroke: paper,
          'stroke-width': 4,
          'stroke-dasharray': '14 10',
        }),
      )
      .join(''),
  sheet(paint('web', 'right'), 0.9) +
    path(khatam(-105, 40, 150), paper) +
    path(khatam(-105, 40, 84, 22.5), paint('web', 'down')) +
    path('M80-120H270V30A190 150 0 0 1 80-120z', ink) +
    circle(175, 125, 75, ink),
  rect(-300, -230, 600, 460, paper, {
    rx: 22,
    'fill-opacity': 0.1,
    stroke: paper,
    'stroke-width': 2,
  }) +
    rect(-270, -200, 180, 40, paper, { rx: 20 }) +
    rect(110, -200, 160, 40, signal, { rx: 20 }) +
    circle(-105, 40, 30, signalOnInk) +
    rect(96, 90, 140, 18, paper, { rx: 9 }) +
    rect(96, 124, 96, 18, paper, { rx: 9 }),
];

const posts = [
  [-300, -230],
  [300, -230],
  [300, 230],
  [-300, 230],
]
  .map(([x = 0, y = 0]) => {
    const [left, top] = [(x - y) * 0.866, (x + y) / 2];
    return stroke(`M${left} ${top + 240}V${top - 290}`, paper, 1.5, {
      opacity: 0.5,
      'stroke-dasharray': '3 8',
    });
  })
  .join('');

export const shapes = onInk(
  circle(0, 40, 720, glow('web')),
  at(0, 30, posts, ...layers.map((layer, index) => onFloor(-190 + index * 130, layer))),
);

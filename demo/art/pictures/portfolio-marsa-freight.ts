import { at, circle, rect, stroke, times } from '../drawing/element.ts';
import { box, onFloor, project } from '../drawing/isometric.ts';
import { paint } from '../drawing/paint.ts';
import { ink, inkLine, inkRaised, paper, sand, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';

/** The tracking screen laid flat; its bar chart is a quay of containers. */
const stacks = [1, 2, 2, 4, 3, 5];
const fills = [sand, '#3f6bff', paper, '#12b3c9', signal];

const containers = stacks
  .map((height, column) =>
    times(height, (level) =>
      box({
        x: -330 + column * 108,
        y: -250,
        z: level * 56,
        width: 84,
        depth: 180,
        height: 50,
        fill: column === 5 && level === 4 ? signal : (fills[(column * 2 + level) % 4] ?? paper),
      }),
    ),
  )
  .join('');

const [pinX, pinY] = project(170, 190);

export const shapes = onColour(
  'web',
  at(
    0,
    40,
    box({ x: -420, y: -320, z: -34, width: 840, depth: 680, height: 30, fill: inkRaised }),
    onFloor(
      4,
      rect(-420, -320, 840, 680, ink, { rx: 30 }),
      rect(-390, -290, 780, 620, '#1b1b36', { rx: 14 }),
      times(7, (index) => stroke(`M-390 ${-20 + index * 58}H390`, inkLine, 2)),
      times(11, (index) => stroke(`M${-330 + index * 70}-20V330`, inkLine, 2)),
      stroke('M-340 270C-220 60-60 330 20 190S130 70 170 190S330 250 350 60', paint('web'), 9),
      stroke('M-340 270C-220 60-60 330 20 190S130 70 170 190', paper, 9, {
        'stroke-linecap': 'round',
      }),
      circle(-340, 270, 18, paper),
      circle(350, 60, 18, 'none', { stroke: paper, 'stroke-width': 6 }),
    ),
    containers,
    stroke(`M${pinX} ${pinY}V${pinY - 110}`, paper, 5),
    circle(pinX, pinY - 4, 9, paper),
    circle(pinX, pinY - 132, 38, signal),
    circle(pinX, pinY - 132, 13, paper),
  ),
);

import { ellipse, path } from '../drawing/element.ts';
import { petal } from '../drawing/star.ts';

/** The crown of a date palm: five fronds and the dates below them. */
const fronds: [bearing: number, length: number, fill: string][] = [
  [-100, 104, '#15857f'],
  [100, 104, '#3f9e5a'],
  [-50, 104, '#15857f'],
  [50, 104, '#3f9e5a'],
  [0, 92, '#2a916c'],
];

export const shapes = [
  ...fronds.map(([bearing, length, fill]) => path(petal(0, -6, 22, length, bearing, 0.66), fill)),
  ellipse(-40, 56, 16, 28, '#c25a1d'),
  ellipse(40, 56, 16, 28, '#c25a1d'),
  ellipse(0, 68, 18, 34, '#c25a1d'),
].join('');

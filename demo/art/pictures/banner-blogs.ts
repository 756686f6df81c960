import { copy } from '../drawing/device.ts';
import { at, path, rect, scaled, stroke, times, turned } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { clay, ink, paper, sand, signal } from '../drawing/palette.ts';
import { khatam } from '../drawing/star.ts';

/** Pages turned about one spine until they make a star. */
const fills = [paper, paint('marketing'), sand, paint('design')];

const leaf = (fill: string, written: boolean) =>
  [
    rect(0, -400, 300, 400, fill),
    rect(0, -400, 300, 400, shade('down'), { opacity: 0.45 }),
    stroke('M0 0V-400H300V0z', ink, 2),
    written ? copy(110, -360, [150, 150, 96], clay, 11) : '',
  ].join('');

export const shapes = at(
  0,
  10,
  scaled(
    0.93,
    times(8, (index) => turned(index * 45 + 8, leaf(fills[index % 4] ?? paper, index % 4 === 0))),
    path(khatam(0, 0, 150), ink),
    stroke(khatam(0, 0, 128), paper, 2),
    path(khatam(0, 0, 92, 22.5), signal),
    path('M-34-22Q-17-34 0-22Q17-34 34-22V24Q17 12 0 24Q-17 12-34 24z', paper),
    stroke('M0-22V24', ink, 2.5),
  ),
);

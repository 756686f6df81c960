import { backdrop, head, seated, shoulders, skins } from '../drawing/bust.ts';
import { circle, path } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, night, paper } from '../drawing/palette.ts';

/** A woman with a full head of curls, each a circle. */
const curls: [x: number, y: number, r: number][] = [
  [-96, -30, 46],
  [96, -30, 46],
  [-112, 34, 38],
  [112, 34, 38],
  [-84, -96, 52],
  [84, -96, 52],
  [-34, -138, 56],
  [40, -138, 56],
];

export const shapes =
  backdrop('marketing') +
  seated(
    ...curls.map(([x, y, r]) => circle(x, y, r, x > 0 ? night : ink)),
    shoulders(paint('commerce')),
    path('M-60 104L0 176L60 104L44 98H-44z', paper),
    head(skins.umber),
    path('M-80-40C-84-110-44-136 0-136S84-110 80-40C64-86 40-98 0-92S-64-86-80-40z', ink),
    circle(-84, 34, 9, paper),
    circle(84, 34, 9, paper),
    path('M0 104H60L0 176z', shade('right'), { opacity: 0.6 }),
  );

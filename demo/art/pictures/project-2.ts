import { pointedArch } from '../drawing/arch.ts';
import {
  at,
  circle,
  path,
  rect,
  ring,
  stroke,
  times,
  together,
  within,
} from '../drawing/element.ts';
import { light, paint, shade, softShadow } from '../drawing/paint.ts';
import { ink, inkRaised, paper, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';
import { polar } from '../drawing/star.ts';

const hand = (length: number, bearing: number, width: number, colour: string) =>
  stroke(`M0 0L${polar(0, 0, length, bearing)}`, colour, width, { 'stroke-linecap': 'round' });

/** Nine branches, nine clocks, one appointment book. */
const branch = (index: number) => {
  const chosen = index === 4;
  const opening = pointedArch(0, 120, 190, 250, 0.72);
  return at(
    ((index % 3) - 1) * 240,
    (Math.floor(index / 3) - 1) * 280,
    path(opening, chosen ? paper : ink),
    within(opening, rect(0, -140, 100, 260, shade('right'), { opacity: chosen ? 0.2 : 0.9 })),
    circle(0, 26, 68, chosen ? paint('mobile') : inkRaised),
    times(12, (hour) => {
      const [x, y] = polar(0, 26, 56, hour * 30);
      return circle(x, y, hour % 3 ? 2 : 4, paper);
    }),
    at(
      0,
      26,
      hand(30, index * 67 + 20, 8, paper),
      hand(46, index * 131, 5, chosen ? paper : '#e0468f'),
      circle(0, 0, 7, chosen ? signal : paper),
    ),
    stroke(opening, paper, chosen ? 5 : 2),
  );
};

const reminder =
  'M-70-62H70A34 34 0 0 1 104-28V28A34 34 0 0 1 70 62H-10L-66 108V62H-70A34 34 0 0 1-104 28V-28A34 34 0 0 1-70-62z';

export const shapes = onColour(
  'mobile',
  times(5, (index) => ring(0, 0, 470 + index * 70, paper, 1.5, { opacity: 0.4 - index * 0.06 })),
  rect(-380, -450, 760, 890, ink, { rx: 8, opacity: 0.28 }),
  rect(-380, -450, 760, 890, light('down'), { rx: 8, opacity: 0.14 }),
  times(9, branch),
  at(
    190,
    -118,
    together(softShadow, path(reminder, signal)),
    stroke('M-42 2L-12 30L46-28', paper, 16, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ),
);

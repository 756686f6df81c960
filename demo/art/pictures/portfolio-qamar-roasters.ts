import { browser, copy, pill } from '../drawing/device.ts';
import { at, circle, path, rect, ring, scaled, times } from '../drawing/element.ts';
import { glow, paint, shade } from '../drawing/paint.ts';
import { clay, ink, inkRaised, night, paper, sand, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';

/** The roast is told by the moon: thin crescent for light, full for dark. */
function moon(r: number, phase: number): string {
  const bulge = Math.abs(phase) * r;
  const sweep = phase > 0 ? 1 : 0;
  return `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${bulge} ${r} 0 0 ${sweep} 0 ${-r}z`;
}

const bag = (phase: number, fill: string, label: string) =>
  [
    path('M-92-150H92L104 170H-104z', fill),
    path('M-92-150H92L94-108H-94z', night, { opacity: 0.25 }),
    path('M20-150H92L104 170H60z', shade('right'), { opacity: 0.7 }),
    circle(0, 30, 62, label),
    at(0, 30, path(moon(46, phase), ink)),
    copy(-36, 118, [72], label, 9),
  ].join('');

const shop = browser(
  1060,
  700,
  paper,
  rect(-530, -350, 1060, 350, inkRaised),
  circle(0, 0, 300, paint('marketing', 'down')),
  times(5, (index) => ring(0, 0, 340 + index * 44, paper, 1.5, { opacity: 0.3 - index * 0.05 })),
  rect(-530, 0, 1060, 350, paper),
  copy(-480, -300, [130], paper, 18),
  pill(350, -306, 130, 34, signal),
  rect(-480, 208, 960, 2, clay),
  ...[-330, 0, 330].map((x) => copy(x - 84, 244, [168, 104], ink, 13)),
  ...[-330, 0, 330].map((x) => pill(x - 84, 306, 90, 26, sand)),
);

export const shapes = onInk(
  circle(0, 0, 700, glow('marketing'), { opacity: 0.75 }),
  at(0, 46, shop),
  at(-330, 66, bag(-0.55, sand, paper)),
  at(330, 66, bag(0.98, '#3a2430', '#ffb52e')),
  at(0, 36, scaled(1.16, bag(0.35, signal, paper))),
);

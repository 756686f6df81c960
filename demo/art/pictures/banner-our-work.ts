import { pointedArch } from '../drawing/arch.ts';
import {
  at,
  circle,
  ellipse,
  path,
  rect,
  ring,
  stroke,
  times,
  within,
} from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, inkRaised, paper, sand, signal } from '../drawing/palette.ts';
import { khatam, petal } from '../drawing/star.ts';

/** The wall of finished work: six clients, six panes of one window. */
const pane = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  ...content: string[]
) =>
  at(
    x + width / 2,
    y + height / 2,
    within(
      `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}z`,
      rect(-width / 2, -height / 2, width, height, fill),
      ...content,
    ),
  );

const wave = (y: number) => `M-240 ${y}q60-80 120 0t120 0t120 0t120 0V400H-240z`;

/** As high as the wall, and a little air that lets the page through. */
export const height = 728;

export const shapes = at(
  0,
  4,
  pane(
    -600,
    -360,
    480,
    360,
    paint('web'),
    ...[-40, 40, 110].map((y, index) =>
      path(wave(y), index === 1 ? paper : ink, { opacity: index === 1 ? 0.9 : 0.55 }),
    ),
    circle(110, -100, 46, paper),
  ),
  pane(
    -120,
    -360,
    240,
    360,
    paper,
    times(8, (index) => path(petal(0, 0, 20, 108, index * 45, 0.62), paint('mobile'))),
    circle(0, 0, 20, signal),
  ),
  pane(
    120,
    -360,
    480,
    240,
    paint('design'),
    circle(110, -10, 66, paper),
    path('M-240 60C-140-40-40 0 40 60S180 90 240 30V120H-240z', signal),
    path('M-240 110C-80 20 80 30 240 90V120H-240z', ink),
  ),
  pane(
    -600,
    0,
    240,
    360,
    sand,
    ...[-100, 0, 100].flatMap((y) =>
      [-60, 60].map((x) => rect(x - 52, y - 42, 104, 84, x === 60 && y === 0 ? signal : ink)),
    ),
    times(12, (index) => stroke(`M${-104 + index * 19}-150V150`, sand, 3)),
  ),
  pane(
    -360,
    0,
    480,
    360,
    inkRaised,
    circle(-20, 0, 140, paper),
    circle(30, -20, 128, inkRaised),
    at(
      40,
      10,
      ellipse(0, 0, 62, 86, paint('marketing')),
      stroke('M0-86C40-40 20-20 0 0S-40 40 0 86', inkRaised, 10),
    ),
  ),
  pane(
    120,
    -120,
    240,
    480,
    paint('commerce'),
    path(pointedArch(0, 240, 200, 400, 0.8), ink),
    path(pointedArch(0, 240, 140, 340, 0.8), paint('commerce', 'up')),
    times(5, (index) => ring(0, 240, 70 + index * 50, paper, 2, { opacity: 0.6 })),
    path(khatam(0, 40, 46), paper),
  ),
  pane(
    360,
    -120,
    240,
    240,
    ink,
    path(khatam(0, 0, 104), signal),
    path(khatam(0, 0, 60, 22.5), paper),
    circle(0, 0, 18, ink),
  ),
  pane(
    360,
    120,
    240,
    240,
    paint('marketing'),
    path('M-120-120H120A240 240 0 0 1-120 120z', paper),
    circle(64, 64, 40, ink),
  ),
  rect(-600, -360, 1200, 720, shade('slope'), { opacity: 0.12 }),
  stroke(
    'M-600 0H120M-120-360V0M120-360V360M120-120H600M-360 0V360M360-120V360M360 120H600',
    ink,
    12,
  ),
);

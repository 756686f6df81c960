import { pointedArch } from '../drawing/arch.ts';
import {
  at,
  circle,
  ellipse,
  path,
  rect,
  ring,
  scaled,
  stroke,
  times,
  within,
} from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, inkRaised, paper, sand, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';
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

const wave = (y: number) => `M-180 ${y}q45-60 90 0t90 0t90 0t90 0V400H-180z`;

export const shapes = onInk(
  scaled(
    1.14,
    pane(
      -600,
      -360,
      360,
      360,
      paint('web'),
      ...[-40, 30, 100].map((y, index) =>
        path(wave(y), index === 1 ? paper : ink, { opacity: index === 1 ? 0.9 : 0.55 }),
      ),
      circle(70, -100, 44, paper),
    ),
    pane(
      -240,
      -360,
      240,
      360,
      paper,
      times(8, (index) => path(petal(0, 0, 20, 110, index * 45, 0.62), paint('mobile'))),
      circle(0, 0, 20, signal),
    ),
    pane(
      0,
      -360,
      600,
      240,
      paint('design'),
      circle(150, -10, 66, paper),
      path('M-300 60C-180-40-60 0 40 60S220 90 300 30V120H-300z', signal),
      path('M-300 110C-100 20 100 30 300 90V120H-300z', ink),
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
      360,
      360,
      inkRaised,
      circle(0, 0, 140, paper),
      circle(50, -20, 128, inkRaised),
      at(
        60,
        10,
        ellipse(0, 0, 62, 86, paint('marketing')),
        stroke('M0-86C40-40 20-20 0 0S-40 40 0 86', inkRaised, 10),
      ),
    ),
    pane(
      0,
      -120,
      360,
      480,
      paint('commerce'),
      path(pointedArch(0, 240, 270, 420, 0.8), ink),
      path(pointedArch(0, 240, 190, 350, 0.8), paint('commerce', 'up')),
      times(5, (index) => ring(0, 240, 80 + index * 56, paper, 2, { opacity: 0.6 })),
      path(khatam(0, 40, 54), paper),
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
      'M-600-360H600V360H-600zM-600 0H0M-240-360V0M0-360V360M0-120H600M-360 0V360M360-120V360M360 120H600',
      ink,
      12,
    ),
    stroke('M-608-368H608V368H-608z', paper, 3),
  ),
);

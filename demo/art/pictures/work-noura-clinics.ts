import { circle, path, rect, ring, stroke, times } from '../drawing/element.ts';
import { glow, paint } from '../drawing/paint.ts';
import { ink, paper } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';
import { khatam, petal, polar } from '../drawing/star.ts';

/** Noura, light: a flower opens in four rounds, and keeps a cross in its heart. */
const rounds = [
  { count: 16, from: 120, to: 460, turn: 11.25, opacity: 0.35, roundness: 0.9 },
  { count: 8, from: 90, to: 420, turn: 22.5, opacity: 0.55, roundness: 0.72 },
  { count: 8, from: 60, to: 350, turn: 0, opacity: 0.85, roundness: 0.66 },
];

export const shapes = onInk(
  circle(0, 0, 760, glow('mobile')),
  times(32, (index) => {
    const bearing = index * 11.25;
    return stroke(
      `M${polar(0, 0, 480, bearing)}L${polar(0, 0, index % 2 ? 620 : 900, bearing)}`,
      paper,
      1.5,
      { opacity: 0.3 },
    );
  }),
  ring(0, 0, 470, paper, 1.5, { opacity: 0.5 }),
  ...rounds.map(({ count, from, to, turn, opacity, roundness }) =>
    times(count, (index) =>
      path(
        petal(0, 0, from, to, (index * 360) / count + turn, roundness),
        paint('mobile', 'down'),
        {
          opacity,
          stroke: ink,
          'stroke-width': 2,
        },
      ),
    ),
  ),
  path(khatam(0, 0, 190, 22.5), ink),
  path(khatam(0, 0, 166, 22.5), paper),
  path(khatam(0, 0, 118, 0), ink),
  rect(-17, -56, 34, 112, paper, { rx: 6 }),
  rect(-56, -17, 112, 34, paper, { rx: 6 }),
);

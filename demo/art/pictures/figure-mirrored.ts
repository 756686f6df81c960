import { at, circle, mirrored, path, rect, stroke, times, together } from '../drawing/element.ts';
import { paint, softShadow } from '../drawing/paint.ts';
import { clay, ink, paper, sand, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';

/** All that turns round with the page. */
const layout =
  together(softShadow, rect(-300, -240, 600, 480, paper, { rx: 20 })) +
  rect(-300, -240, 600, 70, ink, { rx: 20 }) +
  rect(-300, -200, 600, 30, ink) +
  rect(-270, -215, 90, 20, paper, { rx: 10 }) +
  times(3, (index) => rect(110 + index * 56, -213, 40, 16, clay, { rx: 8 })) +
  rect(-270, -130, 250, 34, ink, { rx: 6 }) +
  rect(-270, -82, 190, 34, ink, { rx: 6 }) +
  times(3, (index) => rect(-270, -20 + index * 30, 230 - index * 40, 12, clay, { rx: 6 })) +
  rect(-270, 92, 150, 52, paint('design'), { rx: 26 }) +
  stroke('M-200 118H-160M-176 102L-160 118L-176 134', paper, 7, {
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) +
  rect(-270, 184, 540, 14, sand, { rx: 7 }) +
  rect(-270, 184, 200, 14, signal, { rx: 7 });

const film = path('M20-130H270V144H20z', paint('web')) + circle(145, 7, 58, paper);
/** Stays as it is. */
const play = path('M-18-28L30 0L-18 28z', signal);

/** The same page twice, on both sides of an axis: everything turns but the button that plays. */
export const shapes = onPaper(
  stroke('M0-400V400', signal, 4, { 'stroke-dasharray': '4 16', 'stroke-linecap': 'round' }),
  at(-390, 0, layout, film, at(145, 7, play)),
  at(390, 0, mirrored(layout, film), at(-145, 7, play)),
  circle(0, 0, 12, signal),
);

import { copy, pill } from '../drawing/device.ts';
import { at, circle, mirrored, path, rect, stroke, times, together } from '../drawing/element.ts';
import { glow, paint, softShadow } from '../drawing/paint.ts';
import { clay, ink, paper, sand, signal } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';

/** One page and its mirror; only the play button keeps its direction. */
const page = (fill: string, text: string, quiet: string) =>
  [
    together(softShadow, rect(24, -330, 520, 660, fill, { rx: 20 })),
    rect(60, -290, 92, 26, paint('web'), { rx: 13 }),
    copy(330, -284, [44], quiet, 12),
    copy(400, -284, [44], quiet, 12),
    copy(470, -284, [44], quiet, 12),
    copy(60, -210, [300, 236], text, 34),
    copy(60, -54, [250, 250, 190], quiet, 13),
    pill(60, 50, 150, 48, signal),
    path('M320-70H508V118A188 188 0 0 1 320-70z', paint('web', 'down')),
    times(3, (index) => rect(60 + index * 152, 160, 136, 120, quiet, { rx: 12, opacity: 0.7 })),
  ].join('');

export const shapes = onInk(
  circle(0, 0, 780, glow('web'), { opacity: 0.85 }),
  page(paper, ink, clay),
  mirrored(page('#22223f', paper, '#4a4a72')),
  stroke('M0-500V500', paper, 2, { 'stroke-dasharray': '4 10' }),
  ...[-1, 1].map((side) =>
    at(side * 128, 220, circle(0, 0, 34, ink), path('M-10-16L18 0L-10 16z', paper)),
  ),
  circle(0, 0, 62, signal),
  stroke('M-14-20L-34 0L-14 20M14-20L34 0L14 20', sand, 8, {
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }),
);

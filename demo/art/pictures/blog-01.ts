import { circle, path, ring, scaled, stroke } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { polygon } from '../drawing/star.ts';

/** A Latin n and an Arabic nūn: the same arch, once standing and once as a bowl. */
const latin =
  'M-600 240V-300H-480V-254.5A270 270 0 0 1-60-30V240H-180V-30A150 150 0 0 0-480-30V240z';
const arabic = 'M60-60H180V30A150 150 0 0 0 480 30V-60H600V30A270 270 0 0 1 60 30z';

export const shapes = onPaper(
  stroke('M-800-240H800M-800 192H800M-800-24H800M-800 24H800', ink, 1.5, {
    opacity: 0.4,
    'stroke-dasharray': '2 8',
  }),
  scaled(
    0.8,
    ring(-330, -30, 150, ink, 1.5, { opacity: 0.5 }),
    ring(-330, -30, 270, ink, 1.5, { opacity: 0.5 }),
    ring(330, 30, 150, ink, 1.5, { opacity: 0.5 }),
    ring(330, 30, 270, ink, 1.5, { opacity: 0.5 }),
    path(latin, ink),
    path(arabic, paint('design', 'slope')),
    path(arabic, shade('down'), { opacity: 0.4 }),
    path(polygon(330, -110, 4, 92, 45), signal),
    circle(-330, -30, 6, ink),
    circle(330, 30, 6, ink),
  ),
);

import { circle, path, rect, stroke, together } from '../drawing/element.ts';
import { light, paint, shade, softShadow } from '../drawing/paint.ts';
import { clay, ink, paper, sand, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** Sixty-two questions run, right to left, into a form of nineteen. */
const asked = Array.from({ length: 62 }, (_, index) => -434 + index * 14.2);
const kept = Array.from({ length: 19 }, (_, index) => -324 + index * 36);

const threads = asked
  .map((y, index) => {
    const keep = index % 13 === 0 || index % 13 === 3 || index % 13 === 7 || index % 13 === 10;
    const target = kept[Math.min(18, Math.floor((index / 62) * 19))] ?? 0;
    const line = keep
      ? `M800 ${y}H420C240 ${y} 260 ${target} 60 ${target}`
      : `M800 ${y}H${470 + ((index * 37) % 90)}`;
    return stroke(line, paper, keep ? 3.5 : 2, { opacity: keep ? 1 : 0.5 });
  })
  .join('');

const answers = kept
  .map((y, index) => {
    const width = [300, 220, 260][index % 3] ?? 260;
    const fill = index === 6 ? signal : index % 5 === 0 ? ink : clay;
    return (
      rect(20 - width, y - 8, width, 16, fill, { rx: 8 }) +
      circle(54, y, 9, index === 6 ? signal : ink)
    );
  })
  .join('');

export const shapes = onColour(
  'web',
  threads,
  together(softShadow, rect(-460, -400, 560, 800, paper, { rx: 28 })),
  rect(-460, -400, 560, 800, light('left'), { rx: 28, opacity: 0.3 }),
  path('M-460-372A28 28 0 0 1-432-400H-380V400H-432A28 28 0 0 1-460 372z', sand),
  answers,
  path(khatam(-380, 290, 92), paint('web', 'down')),
  path(khatam(-380, 290, 92), shade('slope'), { opacity: 0.4 }),
  stroke('M-418 292L-390 320L-338 262', paper, 15, {
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }),
);

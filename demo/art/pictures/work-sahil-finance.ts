import { circle, path, ring, stroke, times, together } from '../drawing/element.ts';
import { paint, softShadow } from '../drawing/paint.ts';
import { clay, ink, paper, sand, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';
import { khatam } from '../drawing/star.ts';

/** The coast from above: each line of depth repeats the shore, a little calmer. */
function shore(depth: number): string {
  const x = -430 + depth * 118;
  const calm = 1 - depth * 0.085;
  const sway = (amount: number) => x + amount * calm;
  return (
    `M900-600H${sway(160)}C${sway(-160)}-440 ${sway(320)}-330 ${sway(190)}-180` +
    `S${sway(-240)} 20 ${sway(-60)} 170S${sway(260)} 330 ${sway(60)} 460S${sway(-40)} 560 ${sway(-60)} 600H900z`
  );
}

const waters = [
  path(shore(0), clay),
  path(shore(0.35), sand),
  path(shore(0.8), '#bfe9ea'),
  path(shore(1.5), '#6fd0da'),
  path(shore(2.4), '#12b3c9'),
  path(shore(3.5), '#2a8be6'),
  path(shore(4.8), '#3f6bff'),
  path(shore(6.3), '#2a44b8'),
  path(shore(8), ink),
];

export const shapes = onPaper(
  ...waters,
  times(12, (index) => stroke(shore(0.55 + index * 0.72), paper, 1.5, { opacity: 0.4 })),
  together(softShadow, circle(0, 0, 210, paper)),
  ring(0, 0, 186, ink, 2.5),
  path(khatam(0, 0, 160), paint('web', 'down')),
  circle(0, 0, 52, signal),
);

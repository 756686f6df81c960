import { pointedArch } from '../drawing/arch.ts';
import { copy } from '../drawing/device.ts';
import { at, circle, path, rect, stroke, together, within } from '../drawing/element.ts';
import { paint, shade, softShadow } from '../drawing/paint.ts';
import { clay, type Group, ink, paper, signal } from '../drawing/palette.ts';
import { onColour } from '../drawing/scene.ts';

interface Room {
  x: number;
  width: number;
  height: number;
  sky: Group | 'night';
  sun: number;
}

/** The rooms carousel: one view of the dunes at five hours, dawn to night. */
const rooms: Room[] = [
  { x: -540, width: 190, height: 420, sky: 'mobile', sun: 60 },
  { x: 540, width: 190, height: 420, sky: 'night', sun: -90 },
  { x: -310, width: 250, height: 540, sky: 'web', sun: -60 },
  { x: 310, width: 250, height: 540, sky: 'mobile', sun: 20 },
  { x: 0, width: 350, height: 680, sky: 'marketing', sun: -120 },
];

function room({ x, width, height, sky, sun }: Room): string {
  const window = pointedArch(0, 260, width, height, 0.85);
  const base = 260;
  const s = width / 350;
  return at(
    x,
    0,
    together(softShadow, path(window, paper)),
    within(
      window,
      rect(-width, base - height, width * 2, height, sky === 'night' ? ink : paint(sky, 'down')),
      circle(width * 0.12, sun, 62 * s, paper),
      together(
        { transform: `translate(0 ${base}) scale(${s})` },
        path('M-200-190C-90-290 0-250 60-170S160-120 200-210V0H-200z', '#ffc48a'),
        path('M-60-262C0-240 30-200 60-170S160-120 200-210V0H40C60-80-10-160-60-262z', '#c8552b'),
        path('M-200-60C-80-160 60-190 200-70V0H-200z', '#ffe0b5'),
        path('M40-146C110-140 160-105 200-70V0H80C110-60 70-100 40-146z', '#e8834a'),
      ),
      rect(-width, base - height, width * 2, height, shade('down'), {
        opacity: sky === 'night' ? 0.9 : 0.3,
      }),
    ),
    stroke(window, paper, 7),
  );
}

export const shapes = onColour(
  'design',
  stroke('M-800 260H800', paper, 2, { opacity: 0.6 }),
  ...rooms.map(room),
  together(softShadow, rect(-420, 306, 840, 104, paper, { rx: 52 })),
  ...[-360, -140, 80].map((x) => copy(x, 334, [70, 140], x === -360 ? ink : clay, 13)),
  rect(262, 322, 142, 72, signal, { rx: 36 }),
  stroke('M318 358H348M336 344L350 358L336 372', paper, 6, {
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }),
);

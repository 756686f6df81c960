import { at, circle, path, rect, ring, stroke, times, together } from '../drawing/element.ts';
import { glow, paint, softShadow } from '../drawing/paint.ts';
import {
  groups,
  ink,
  inkLine,
  inkRaised,
  paper,
  sand,
  signal,
  signalOnInk,
} from '../drawing/palette.ts';
import { randomFrom } from '../drawing/random.ts';
import { onInk } from '../drawing/scene.ts';

const random = randomFrom(4000);
const [columns, rows, pitch] = [40, 24, 30];

/** The yard as one board: a mark per row of containers, red where something is late. */
const marks = times(columns * rows, (index) => {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const [x, y] = [(column - columns / 2 + 0.5) * pitch, (row - rows / 2 + 0.5) * pitch];
  const swell =
    Math.sin(column * 0.32 + row * 0.18) + Math.cos(row * 0.42 - column * 0.14) + random();
  const late = random() < 0.012;
  const fill = late
    ? signalOnInk
    : swell > 1.7
      ? paper
      : swell > 0.9
        ? groups.web[1]
        : swell > -0.2
          ? groups.web[0]
          : swell > -1
            ? inkLine
            : inkRaised;
  const width = swell > 0.9 ? 24 : swell > -0.2 ? 18 : 10;
  return rect(x - width / 2, y - 8, width, 16, fill, { rx: 2 });
});

export const shapes = onInk(
  circle(0, 0, 780, glow('web'), { opacity: 0.8 }),
  together(softShadow, rect(-640, -400, 1280, 800, '#101024', { rx: 24 })),
  marks,
  circle(0, 0, 236, ink, { opacity: 0.93 }),
  ring(0, 0, 236, paper, 4),
  ring(0, 0, 262, paper, 1.5, { opacity: 0.6 }),
  stroke('M0-400V-236M0 236V400M-640 0H-236M236 0H640', paper, 1.5, { opacity: 0.7 }),
  at(
    0,
    0,
    ...[-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].map((column) => {
        const late = row === 0 && column === 0;
        const fill = late ? signal : (row + column) % 2 ? paint('web', 'down') : sand;
        return at(
          column * 116,
          row * 76,
          rect(-52, -32, 104, 64, fill),
          times(6, (rib) => rect(-40 + rib * 15, -24, 4, 48, ink, { opacity: 0.25 })),
        );
      }),
    ),
    stroke('M-66-46H66V46H-66z', paper, 5),
    path('M0-82L14-56H-14z', paper),
  ),
);

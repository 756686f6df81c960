import { phone, pill } from '../drawing/device.ts';
import { at, circle, ellipse, path, rect, times, together, turned } from '../drawing/element.ts';
import { paint } from '../drawing/paint.ts';
import { clay, ink, paper, sand, signal } from '../drawing/palette.ts';
import { randomFrom } from '../drawing/random.ts';
import { onPaper } from '../drawing/scene.ts';
import { khatam, petal, sector } from '../drawing/star.ts';

/** Produce on the site's grid: one tile, one thing to buy. */
const produce: ((fill: string, second: string) => string)[] = [
  (fill, second) => circle(0, 6, 40, fill) + path(petal(0, -6, 0, 52, 40, 0.7), second),
  (fill) => [-22, 22].map((x) => ellipse(x, 0, 17, 40, fill)).join(''),
  (fill) => path('M-48 20A48 48 0 0 1 48 20z', fill),
  (fill, second) => path(sector(0, 0, 18, 46, 0, 270), fill) + circle(0, 0, 12, second),
  (fill) =>
    times(4, (index) => circle((index % 2) * 42 - 21, Math.floor(index / 2) * 42 - 21, 18, fill)),
  (fill, second) => path('M-44-44H44V44H-44z', fill) + circle(0, 0, 30, second),
  (fill) => times(8, (index) => path(petal(0, 0, 6, 48, index * 45, 0.6), fill)),
  (fill) => path('M-48-48A96 96 0 0 1 48 48A96 96 0 0 1-48-48z', fill),
  (fill, second) => path(khatam(0, 0, 48), fill) + circle(0, 0, 16, second),
  (fill) => path('M0-48L44 40H-44z', fill),
];

const random = randomFrom(7);
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
const cells = Array.from({ length: 15 * 9 }, (_, index) => ({
  x: ((index % 15) - 7) * 120,
  y: (Math.floor(index / 15) - 4) * 120,
  draw: pick(produce),
  turn: pick([0, 90, 180, 270]),
  ground: pick([sand, paper, ink, paint('commerce'), paint('commerce', 'up')]),
  quarter: pick([signal, paper, '#ffb52e']),
}));

const tiles = cells.map(({ x, y, draw, turn, ground, quarter }) =>
  at(
    x,
    y,
    rect(-60, -60, 120, 120, ground),
    turned(
      turn,
      draw(
        ground === sand || ground === paper ? paint('commerce', 'down') : quarter,
        ground === ink ? paint('commerce') : ink,
      ),
    ),
  ),
);

const sketch = cells.map(({ x, y, draw, turn }) => at(x, y, turned(turn, draw('none', 'none'))));

const shop = (shift: number) =>
  phone(
    360,
    720,
    paper,
    at(shift, 0, ...tiles),
    rect(-180, -360, 360, 84, paper),
    pill(-156, -322, 312, 34, sand),
    circle(-136, -305, 7, ink),
    rect(-180, 268, 360, 92, paper),
    pill(-156, 286, 222, 48, ink),
    circle(130, 310, 24, signal),
  );

export const shapes = onPaper(
  together({ stroke: clay, 'stroke-width': 2.5 }, ...sketch),
  at(-240, 40, shop(240)),
  at(240, -40, shop(-240)),
);

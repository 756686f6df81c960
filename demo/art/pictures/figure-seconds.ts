import { at, circle, path, rect, ring, stroke, times } from '../drawing/element.ts';
import { glow, paint } from '../drawing/paint.ts';
import { inkLine, paper, signalOnInk } from '../drawing/palette.ts';
import { onInk } from '../drawing/scene.ts';

/** How many of thirty visits end in an order, by how long the page took. */
const orders = [24, 18, 11, 5];

const clock = (share: number) => {
  const angle = share * 2 * Math.PI;
  const [x, y] = [64 * Math.sin(angle), -64 * Math.cos(angle)];
  return (
    ring(0, 0, 64, paper, 3) +
    path(`M0 0V-64A64 64 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}z`, paint('marketing')) +
    circle(0, 0, 6, paper)
  );
};

const visits = (count: number) =>
  times(30, (index) => {
    const [x, y] = [(index % 5) * 52 - 104, 250 - Math.floor(index / 5) * 52];
    return index < count
      ? circle(x, y, 20, paint('web', 'down'))
      : ring(x, y, 19, inkLine, 3, { opacity: 0.9 });
  });

/** Four groups of visits: the longer the page took, the emptier the column. */
export const shapes = onInk(
  circle(-480, 120, 520, glow('web'), { opacity: 0.7 }),
  times(4, (column) =>
    at(
      -540 + column * 360,
      0,
      at(0, -220, clock([0.125, 0.27, 0.55, 0.86][column] ?? 1)),
      visits(orders[column] ?? 0),
    ),
  ),
  rect(-800, 300, 1600, 6, signalOnInk),
  stroke('M-540-120L-180-76L180-8L540 110', signalOnInk, 5, {
    'stroke-dasharray': '4 14',
    'stroke-linecap': 'round',
  }),
);

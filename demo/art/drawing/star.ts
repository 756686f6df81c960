import type { Point } from './element.ts';

/** The khatam: two squares turned by 45°; its inner corners lie where their sides cross. */
const khatamDepth = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

export const khatam = (cx: number, cy: number, radius: number, turn = 0) =>
  star(cx, cy, 8, radius, radius * khatamDepth, turn);

export function star(
  cx: number,
  cy: number,
  points: number,
  outer: number,
  inner: number,
  turn = 0,
): string {
  return outline(
    Array.from({ length: points * 2 }, (_, index) =>
      polar(cx, cy, index % 2 ? inner : outer, (index * 180) / points + turn),
    ),
  );
}

export const polygon = (cx: number, cy: number, sides: number, radius: number, turn = 0) =>
  outline(
    Array.from({ length: sides }, (_, index) =>
      polar(cx, cy, radius, ((index + 0.5) * 360) / sides + turn),
    ),
  );

/** Degrees run clockwise from the top. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

export const outline = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}z`;

/** A ring's sector between two bearings. */
export function sector(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const wide = to - from > 180 ? 1 : 0;
  const [a, b] = [polar(cx, cy, outer, from), polar(cx, cy, outer, to)];
  const [c, d] = [polar(cx, cy, inner, to), polar(cx, cy, inner, from)];
  return `M${a}A${outer} ${outer} 0 ${wide} 1 ${b}L${c}A${inner} ${inner} 0 ${wide} 0 ${d}z`;
}

/** A petal from the centre outwards: two arcs that meet in points. */
export function petal(
  cx: number,
  cy: number,
  from: number,
  to: number,
  bearing: number,
  roundness = 0.75,
): string {
  const [root, tip] = [polar(cx, cy, from, bearing), polar(cx, cy, to, bearing)];
  const radius = (to - from) * roundness;
  return `M${root}A${radius} ${radius} 0 0 1 ${tip}A${radius} ${radius} 0 0 1 ${root}z`;
}

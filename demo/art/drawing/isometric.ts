import { type Point, path, together } from './element.ts';
import { shade } from './paint.ts';
import { outline } from './star.ts';

/** x runs down to the right, y down to the left, z up. */
export function project(x: number, y: number, z = 0): Point {
  return [(x - y) * Math.cos(Math.PI / 6), (x + y) / 2 - z];
}

interface Box {
  x: number;
  y: number;
  z: number;
  width: number;
  depth: number;
  height: number;
  fill: string;
}

/** The light comes from above left: the right side lies in the shade. */
export function box({ x, y, z, width, depth, height, fill }: Box): string {
  const [right, front, top] = [x + width, y + depth, z + height];
  const lid = outline([
    project(x, y, top),
    project(right, y, top),
    project(right, front, top),
    project(x, front, top),
  ]);
  const leftSide = outline([
    project(x, front, top),
    project(right, front, top),
    project(right, front, z),
    project(x, front, z),
  ]);
  const rightSide = outline([
    project(right, y, top),
    project(right, front, top),
    project(right, front, z),
    project(right, y, z),
  ]);
  return [
    path(lid, fill),
    path(leftSide, fill),
    path(leftSide, shade('down'), { opacity: 0.5 }),
    path(rightSide, fill),
    path(rightSide, '#0d0d1e', { opacity: 0.34 }),
    path(rightSide, shade('down'), { opacity: 0.5 }),
  ].join('');
}

/** What is drawn flat lies on the ground, on a wall that faces left, or on one that faces right. */
export const onFloor = (z: number, ...shapes: string[]) =>
  together({ transform: `translate(0 ${-z}) matrix(.866 .5 -.866 .5 0 0)` }, ...shapes);

export const onLeftWall = (origin: Point, ...shapes: string[]) =>
  together({ transform: `translate(${origin}) matrix(.866 .5 0 1 0 0)` }, ...shapes);

export const onRightWall = (origin: Point, ...shapes: string[]) =>
  together({ transform: `translate(${origin}) matrix(.866 -.5 0 1 0 0)` }, ...shapes);

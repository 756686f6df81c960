import { path, rect, ring } from '../drawing/element.ts';

/** An anchor of four plain parts; its stock is a container's length. */
export const shapes = [
  ring(0, -78, 19, '#c63418', 13),
  rect(-13, -50, 26, 152, '#1583b8'),
  rect(-64, -36, 128, 26, '#1583b8'),
  path('M-104 2L-56 26L-72 30A76 76 0 0 0 72 30L56 26L104 2A104 104 0 0 1-104 2z', '#1583b8'),
].join('');

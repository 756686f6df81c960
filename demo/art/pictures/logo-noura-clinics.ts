import { circle, path, times } from '../drawing/element.ts';
import { petal } from '../drawing/star.ts';

/** Eight petals of light. */
export const shapes =
  times(8, (index) =>
    path(petal(0, 0, 34, 102, index * 45, 0.6), index % 2 ? '#a14fe0' : '#7a4df0'),
  ) + circle(0, 0, 20, '#d4336f');

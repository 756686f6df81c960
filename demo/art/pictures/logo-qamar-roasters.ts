import { path, turned, within } from '../drawing/element.ts';

/** A crescent, and the bean it holds; the crease is left open. */
const bean = 'M40-64A46 64 0 0 1 40 64A46 64 0 0 1 40-64z';

export const shapes = turned(
  18,
  path('M40-92A100 100 0 1 0 40 92A78 92 0 1 1 40-92z', '#d8571a'),
  within(
    bean,
    path('M40-70C66-34 58-16 36 0S6 34 30 70H-20V-70z', '#d8571a'),
    path('M56-70C82-34 74-10 52 6S22 36 46 70H100V-70z', '#d8571a'),
  ),
);

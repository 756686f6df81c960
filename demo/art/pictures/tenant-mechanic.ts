import { path } from '../drawing/element.ts';
import { tenant } from '../drawing/tenant.ts';

/** The manager of a garage. */
export const shapes = tenant({
  ground: ['#0f7f86', '#6cc04a'],
  coat: ['#faf6ee', '#dccbb0'],
  skin: ['#a86f47', '#7f4c2f'],
  over:
    path('M26 40c0-17 9-25 22-25s22 8 22 25l6 38-12 8-2-46H34l-2 46-12-8z', '#fffdf8') +
    path('M48 15c13 0 22 8 22 25l6 38-12 8-2-46H48z', '#dccbb0') +
    path('M29 32c4-5 10-7 19-7s15 2 19 7l1 5c-5-4-11-6-20-6s-15 2-20 6z', '#15152b') +
    path('M38 58c2 6 6 9 10 9s8-3 10-9c-3 2-6 3-10 3s-7-1-10-3z', '#3a2417'),
});

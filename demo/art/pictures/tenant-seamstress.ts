import { path } from '../drawing/element.ts';
import { tenant } from '../drawing/tenant.ts';

/** A maker of abayas. */
export const shapes = tenant({
  ground: ['#7a4df0', '#e0468f'],
  coat: ['#15152b', '#0d0d1e'],
  skin: ['#efc3a4', '#d6967a'],
  over:
    path(
      'M48 17c-21 0-26 16-25 32 1 14-4 26-11 34h72c-7-8-12-20-11-34 1-16-4-32-25-32zm0 12c11 0 15 8 15 18 0 13-7 21-15 21s-15-8-15-21c0-10 4-18 15-18z',
      '#15152b',
      { 'fill-rule': 'evenodd' },
    ) +
    path(
      'M48 17c21 0 26 16 25 32-1 14 4 26 11 34H48V68c8 0 15-8 15-21 0-10-4-18-15-18z',
      '#0d0d1e',
    ) +
    path('M22 83c10-10 12-22 11-36 0-10 5-18 15-18s15 8 15 18c-1 14 1 26 11 36', 'none', {
      stroke: '#ffb52e',
      'stroke-width': '2',
    }),
});

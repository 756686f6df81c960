import { path } from '../drawing/element.ts';
import { tenant } from '../drawing/tenant.ts';

/** The owner of a restaurant, in an apron. */
export const shapes = tenant({
  ground: ['#ffb52e', '#ec5a1c'],
  coat: ['#faf6ee', '#dccbb0'],
  skin: ['#e6b48c', '#c98a62'],
  over:
    path(
      'M48 17c-21 0-26 16-25 32 1 14-4 26-11 34h72c-7-8-12-20-11-34 1-16-4-32-25-32zm0 12c11 0 15 8 15 18 0 13-7 21-15 21s-15-8-15-21c0-10 4-18 15-18z',
      '#22223f',
      { 'fill-rule': 'evenodd' },
    ) +
    path(
      'M48 17c21 0 26 16 25 32-1 14 4 26 11 34H48V68c8 0 15-8 15-21 0-10-4-18-15-18z',
      '#15152b',
    ) +
    path('M30 82h36v14H30z', '#c63418') +
    path('M48 82h18v14H48z', '#9c2510'),
});

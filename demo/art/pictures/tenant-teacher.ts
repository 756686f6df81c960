import { path } from '../drawing/element.ts';
import { tenant } from '../drawing/tenant.ts';

/** The director of a nursery. */
export const shapes = tenant({
  ground: ['#ff9a62', '#d4336f'],
  coat: ['#3f6bff', '#2947b8'],
  skin: ['#e6b48c', '#c98a62'],
  behind: path('M25 78V44c0-17 10-26 23-26s23 9 23 26v34z', '#3a1d18'),
  over: path('M30 46c0-16 8-25 18-25s18 9 18 25c-8-1-16-6-21-13-3 7-8 12-15 13z', '#3a1d18'),
});

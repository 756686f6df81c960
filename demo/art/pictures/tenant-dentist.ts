import { path } from '../drawing/element.ts';
import { tenant } from '../drawing/tenant.ts';

/** A dentist. */
export const shapes = tenant({
  ground: ['#3f6bff', '#12b3c9'],
  coat: ['#faf6ee', '#cfd9e6'],
  skin: ['#d39f72', '#ad7549'],
  collar: path('M38 72l10 14 10-14z', '#12b3c9'),
  over:
    path('M30 44c0-16 8-23 18-23s18 7 18 23c-3-8-8-12-18-12s-15 4-18 12z', '#15152b') +
    path('M33 54c1 12 8 17 15 17s14-5 15-17c-4 5-8 7-15 7s-11-2-15-7z', '#3a2417'),
});

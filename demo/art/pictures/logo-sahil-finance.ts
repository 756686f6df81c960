import { path, within } from '../drawing/element.ts';

/** Three waves run up to a round coast. */
const disc = 'M100 0A100 100 0 1 1-100 0A100 100 0 1 1 100 0z';
const wave = (y: number) =>
  `M-110 ${y}C-60 ${y - 52}-30 ${y + 34} 20 ${y - 6}S90 ${y - 40} 110 ${y - 20}V${y + 14}C90 ${y - 4} 66 ${y + 6} 20 ${y + 32}S-60 ${y - 14}-110 ${y + 38}z`;

export const shapes = within(
  disc,
  path('M-100-100H100V-38C70-56 40-44 6-24S-60-70-100-24z', '#3f6bff'),
  path(wave(10), '#3f6bff'),
  path('M-110 62C-60 10-30 96 20 56S90 22 110 42V110H-110z', '#3f6bff'),
);

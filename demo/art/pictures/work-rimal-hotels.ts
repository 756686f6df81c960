import { roundArch } from '../drawing/arch.ts';
import { circle, path, rect, ring, stroke, times } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper, signal } from '../drawing/palette.ts';
import { onPaper } from '../drawing/scene.ts';

/** Dunes in light and shade; the hotel is an arcade along the far crest. */
const dunes = [
  {
    light: 'M-800 140C-560 20-320 60-120 130S420 200 800 30V500H-800z',
    dark: 'M-420 60C-300 90-200 110-120 130S420 200 800 30V500H120C60 320-220 220-420 60z',
    fill: '#f6c79a',
    dim: '#e08a5c',
  },
  {
    light: 'M-800 330C-480 170-120 160 160 280S620 330 800 230V500H-800z',
    dark: 'M-120 208C-20 226 80 250 160 280S620 330 800 230V500H300C240 400 20 340-120 208z',
    fill: '#ffdfb8',
    dim: '#d4336f',
  },
  {
    light: 'M-800 420C-420 400-120 300 180 330S600 430 800 390V500H-800z',
    dark: 'M180 330C400 352 600 430 800 390V500H420C420 430 260 400 180 330z',
    fill: '#fff1dc',
    dim: ink,
  },
];

export const shapes = onPaper(
  circle(0, -90, 330, paint('design', 'down')),
  times(6, (index) => ring(0, -90, 370 + index * 60, ink, 1.5, { opacity: 0.34 - index * 0.05 })),
  times(11, (index) =>
    rect(-340, -20 + index * 16, 680, index * 1.1 + 1, paper, { opacity: 0.85 }),
  ),
  rect(-372, -80, 744, 220, paper),
  rect(-372, -80, 744, 14, ink),
  times(9, (index) =>
    path(
      roundArch(-328 + index * 82, 140, 60, index === 4 ? 190 : 150),
      index === 4 ? signal : ink,
    ),
  ),
  times(9, (index) =>
    path(roundArch(-328 + index * 82, 140, 60, index === 4 ? 190 : 150), shade('up'), {
      opacity: 0.6,
    }),
  ),
  rect(180, -80, 192, 220, shade('right'), { opacity: 0.5 }),
  ...dunes.map(
    ({ light, dark, fill, dim }) =>
      path(light, fill) + path(dark, dim) + path(dark, shade('right'), { opacity: 0.35 }),
  ),
  times(7, (index) =>
    stroke(
      `M-800 ${350 + index * 24}C-420 ${330 + index * 24}-120 ${230 + index * 26} 180 ${352 + index * 22}`,
      ink,
      1.5,
      { opacity: 0.12 },
    ),
  ),
);

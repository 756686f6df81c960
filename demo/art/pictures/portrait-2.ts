import { backdrop, head, seated, shoulders, skins } from '../drawing/bust.ts';
import { path, stroke } from '../drawing/element.ts';
import { shade } from '../drawing/paint.ts';
import { ink, paper } from '../drawing/palette.ts';

/** A man in a white ghutra held by its black cord. */
const cloth =
  'M0-170C-96-170-112-104-112-60C-112 20-150 90-176 200L-96 236L-76 60V-70C-70-96-40-108 0-108S70-96 76-70V60L96 236L176 200C150 90 112 20 112-60C112-104 96-170 0-170z';

export const shapes =
  backdrop('web') +
  seated(
    path('M-100-100H100L130 180H-130z', '#bdb6a8'),
    path('M0-100H100L130 180H0z', shade('right'), { opacity: 0.5 }),
    shoulders('#fffdf8', 0.35),
    stroke('M0 108V240', ink, 2, { opacity: 0.4 }),
    head(skins.olive),
    path('M-76-8C-70 50-40 82 0 82S70 50 76-8C60 20 30 22 0 22S-60 20-76-8z', ink),
    path(cloth, paper),
    path(
      'M0-170C96-170 112-104 112-60C112 20 150 90 176 200L96 236L76 60V-70C70-96 40-108 0-108z',
      shade('right'),
      { opacity: 0.45 },
    ),
    stroke('M-176 200C-130 130-108 60-98-20M176 200C130 130 108 60 98-20', ink, 1.5, {
      opacity: 0.3,
    }),
    stroke('M-106-98C-60-130 60-130 106-98', ink, 17),
    stroke('M-110-74C-60-108 60-108 110-74', ink, 13),
  );

import { backdrop, head, seated, shoulders, skins } from '../drawing/bust.ts';
import { path, ring, stroke } from '../drawing/element.ts';
import { shade } from '../drawing/paint.ts';
import { ink, paper, signal } from '../drawing/palette.ts';

/** A grey-haired man with round glasses. */
export const shapes =
  backdrop('ink') +
  seated(
    shoulders('#3b3b5f'),
    path('M-52 104L0 210L52 104z', paper),
    path('M-11 130H11L20 220L0 240L-20 220z', signal),
    path('M-60 104L-84 130L-22 220L0 190zM60 104L84 130L22 220L0 190z', '#26264a'),
    head(skins.rose),
    path(
      'M-82-28C-96-120-44-146 10-144C70-142 98-100 82-28C76-62 66-84 50-92C10-74-40-78-58-92C-72-78-78-56-82-28z',
      '#cfc8bb',
    ),
    path('M10-144C70-142 98-100 82-28C76-62 66-84 50-92L0-80V-144z', shade('right'), {
      opacity: 0.4,
    }),
    path(
      'M-76-4C-72 52-40 84 0 84S72 52 76-4C66 34 46 46 30 34C16 26-16 26-30 34C-46 46-66 34-76-4z',
      '#e4ded2',
    ),
    path('M0 84C40 84 72 52 76-4C66 34 46 46 30 34L0 28z', shade('right'), { opacity: 0.4 }),
    ring(-36, -34, 27, ink, 6),
    ring(36, -34, 27, ink, 6),
    stroke('M-9-36Q0-44 9-36M-63-36L-80-42M63-36L80-42', ink, 6),
  );

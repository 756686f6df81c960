import { backdrop, head, seated, shoulders, skins } from '../drawing/bust.ts';
import { circle, path } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { night, paper, signal } from '../drawing/palette.ts';

/** A woman with straight dark hair cut at the jaw. */
const hair =
  'M0-164C-88-164-118-104-118-30V92C-100 104-74 104-58 92C-82 20-82-40-64-88C-20-72 40-80 66-104C84-50 82 20 58 92C74 104 100 104 118 92V-30C118-104 88-164 0-164z';

export const shapes =
  backdrop('paper') +
  seated(
    path('M-80-120H80L104 88H-104z', night),
    shoulders(paint('web', 'rise')),
    path('M-66 104A66 54 0 0 0 66 104z', skins.rose.dark),
    head(skins.rose),
    path(hair, '#2a1626'),
    path(
      'M0-164C88-164 118-104 118-30V92C100 104 74 104 58 92C82 20 84-50 66-104C50-92 26-84 0-82z',
      shade('right'),
    ),
    circle(-70, 60, 10, signal),
    circle(70, 60, 10, signal),
    path('M-66 104A66 54 0 0 0 66 104L58 104A58 46 0 0 1-58 104z', paper),
  );

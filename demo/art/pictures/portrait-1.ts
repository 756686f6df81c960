import { backdrop, head, seated, shoulders, skins } from '../drawing/bust.ts';
import { path } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper } from '../drawing/palette.ts';

/** A woman in a headscarf; its end crosses the shoulder. */
const hood =
  'M0-166C-100-166-124-90-118-16C-114 50-136 110-170 160H170C136 110 114 50 118-16C124-90 100-166 0-166z' +
  'M0-116C52-116 70-74 68-24C66 36 36 72 0 72S-66 36-68-24C-70-74-52-116 0-116z';

export const shapes =
  backdrop('design') +
  seated(
    shoulders(ink),
    head(skins.wheat),
    path(hood, paper, { 'fill-rule': 'evenodd' }),
    path(
      'M0-166C100-166 124-90 118-16C114 50 136 110 170 160H0V72C36 72 66 36 68-24C70-74 52-116 0-116z',
      shade('right'),
      { opacity: 0.42 },
    ),
    path(
      'M-124 44C-60 120 60 128 170 160C130 216-20 240-120 240H-190V214C-180 150-140 110-124 44z',
      paint('mobile'),
    ),
    path(
      'M-20 112C50 124 110 140 170 160C130 216-20 240-120 240C-40 210-10 170-20 112z',
      shade('right'),
      { opacity: 0.55 },
    ),
  );

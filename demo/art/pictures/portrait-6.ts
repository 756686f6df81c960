import { backdrop, head, seated, shoulders, skins } from '../drawing/bust.ts';
import { path, stroke } from '../drawing/element.ts';
import { paint, shade } from '../drawing/paint.ts';
import { ink, paper } from '../drawing/palette.ts';

/** A young man with a high parting and a short beard, in a collarless shirt. */
export const shapes =
  backdrop('commerce', 'rise') +
  seated(
    shoulders(paint('marketing', 'down')),
    path('M-40 100V120A40 30 0 0 0 40 120V100z', paper),
    head(skins.umber),
    stroke('M0 146V240', ink, 3, { opacity: 0.5 }),
    path(
      'M-78-36C-78 56-42 90 0 90S78 56 78-36C70 4 60 22 40 20C20 12-20 12-40 20C-60 22-70 4-78-36z',
      ink,
    ),
    path(
      'M-78-16C-100-118-60-172 24-172C92-172 104-112 80-20C76-50 68-76 58-92C20-72-20-84-50-110C-58-90-72-60-78-16z',
      ink,
    ),
    path('M24-172C92-172 104-112 80-20C76-50 68-76 58-92C42-84 24-80 0-84V-171z', shade('right')),
    stroke('M-50-110C-30-140 10-156 50-150', '#3b3b5f', 4),
  );

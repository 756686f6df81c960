import { lookAtPage } from '../../journeys/look-at-page.ts';
import { publicPages, widths } from '../../journeys/public-pages.ts';
import { arabicTwin } from '../../support/site-text.ts';

for (const path of publicPages.flatMap((page) => [page, arabicTwin(page)])) {
  lookAtPage(path, { accessibleAt: [320, 1440], widths, also: ['forced colours', 'paper'] });
}

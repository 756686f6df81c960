import { testFocusIsSeen } from '../../journeys/focus-is-seen.ts';
import { publicPages } from '../../journeys/public-pages.ts';
import { arabicTwin } from '../../support/site-text.ts';

for (const path of publicPages.flatMap((page) => [page, arabicTwin(page)])) {
  testFocusIsSeen(1440, path);
  testFocusIsSeen(390, path);
}

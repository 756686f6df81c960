import { publicPages } from '../../journeys/public-pages.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { test } from '../../support/journey.ts';
import { openPage } from '../../support/open-page.ts';
import { arabicTwin } from '../../support/site-text.ts';

for (const path of publicPages.flatMap((page) => [page, arabicTwin(page)])) {
  test(`${path} is accessible on a small screen and on a wide one`, async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      await expectAccessible(page);
    }
  });
}

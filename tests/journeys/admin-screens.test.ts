import { screensOf, sections } from '../../src/web/admin/screens.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { distinctScreens } from './distinct-screens.ts';
import { walkScreens } from './walk-screens.ts';

// The sections share the workers: together they are the longest journey of all.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

// What two screens show alike is looked at once here; tests/proof looks at every screen.
const distinct = distinctScreens();
for (const section of sections) {
  const screens = screensOf(section).filter((screen) => distinct.has(screen));
  if (screens.length > 0) walkScreens(section, 'en', { screens, widths: [1440] });
  if (section === 'home') walkScreens(section, 'ar', { screens, widths: [390] });
}

test('the dashboard lists the screens of its section and loads within its budget', async ({
  context,
  admin,
}) => {
  const page = await context.newPage();
  await openAdmin(page, admin, 'dashboard?section=our-work');
  await expect(page.getByRole('link', { name: /^Statistics/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Compressed, and known for a file from the browser's cache too.
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(180 * 1024);
  await expectAccessible(page);
  await openAdmin(page, admin, 'dashboard?section=our-work', 'ar');
  await expectAccessible(page, { sameColours: true });
});

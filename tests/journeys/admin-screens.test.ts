import { sections } from '../../src/web/admin/sections.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/journey.ts';
import { walkScreens } from './walk-screens.ts';

// The sections share the workers: together they are the longest journey of all.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const section of sections) {
  walkScreens(section, 'en');
  // Structure and colours are those of the English; tests/proof looks at every screen again.
  walkScreens(section, 'ar', { accessible: 'first' });
}

test('the dashboard lists the screens of its section and loads within its budget', async ({
  page,
  admin,
}) => {
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
});

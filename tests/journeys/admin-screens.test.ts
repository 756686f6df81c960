import type { Page } from '@playwright/test';
import { screensOf } from '../../src/web/admin/screens.ts';
import { sections } from '../../src/web/admin/sections.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/journey.ts';

// The sections share the workers: together they are the longest journey of all.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const language of ['en', 'ar'] as const) {
  for (const section of sections) {
    test(`the ${section} screens open, quiet, accessible and never too wide, in ${language}`, async ({
      page,
      admin,
    }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await openAdmin(page, admin, `dashboard?section=${section}`, language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      const sameColours = language === 'ar';
      await expectAccessible(page, { sameColours });
      for (const { route, title } of screensOf(section)) {
        await page.setViewportSize({ width: 1440, height: 900 });
        // From the dashboard to the first, then by the tabs from one to the next.
        await page.locator(`main a[href="/admin/${route}"]`).first().click();
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(title[language]);
        const back = page.locator(`main a[href="/admin/dashboard?section=${section}"]`);
        await expect(back).toHaveText(language === 'en' ? 'Back to Dashboard' : /لوحة التحكم/);
        await expect(page.getByRole('contentinfo'), 'the footer of the site').toHaveCount(0);
        const rows = await page
          .locator('textarea')
          .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).rows));
        expect(rows.filter((count) => count < 3 || count > 6)).toEqual([]);
        await test.step(route, () => expectAccessible(page, { sameColours }));
        for (const width of [1024, 390]) expect(await overflowAt(page, width), route).toBe(0);
      }
      expect(problems).toEqual([]);
    });
  }
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

async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

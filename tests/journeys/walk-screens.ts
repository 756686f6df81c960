import type { Page } from '@playwright/test';
import type { Language } from '../../src/model/language.ts';
import { screensOf } from '../../src/web/admin/screens.ts';
import type { Section } from '../../src/web/admin/sections.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/journey.ts';

/** Every screen of a section, from the dashboard and by the tabs, at three widths. */
export function walkScreens(
  section: Section,
  language: Language,
  { accessible }: { accessible: 'all' | 'first' } = { accessible: 'all' },
): void {
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
    if (accessible === 'all') await expectAccessible(page, { sameColours });
    for (const [at, { route, title }] of screensOf(section).entries()) {
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
      if (accessible === 'all' || at === 0) {
        await test.step(route, () => expectAccessible(page, { sameColours }));
      }
      for (const width of [1024, 390]) expect(await overflowAt(page, width), route).toBe(0);
    }
    expect(problems).toEqual([]);
  });
}

async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

import type { Language } from '../../src/model/language.ts';
import type { Screen } from '../../src/web/admin/screens/rows.ts';
import type { Section } from '../../src/web/admin/screens.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { expectNoOverflow } from '../support/whole-page.ts';

/** How closely the screens are looked at: it takes much longer than opening them. */
interface Look {
  screens: readonly Screen[];
  /** The first is the one that they are opened at. */
  widths: readonly [number, ...number[]];
}

/** Screens of a section, from the dashboard and by the tabs. */
export function walkScreens(section: Section, language: Language, { screens, widths }: Look): void {
  test(`the ${section} screens open, quiet, accessible and never too wide, in ${language}`, async ({
    page,
    admin,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    const [first, ...others] = widths;
    await page.setViewportSize({ width: first, height: 900 });
    await openAdmin(page, admin, `dashboard?section=${section}`, language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expectNoOverflow(page);
    for (const { route, title } of screens) {
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
      await test.step(route, async () => {
        await expectAccessible(page, { sameColours: language === 'ar' });
        await expectNoOverflow(page);
        for (const width of others) await expectNoOverflow(page, width);
      });
      if (others.length > 0) await page.setViewportSize({ width: first, height: 900 });
    }
    expect(problems).toEqual([]);
  });
}

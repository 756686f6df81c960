import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const texts = {
  '/about-us': { open: 'Open menu', menu: 'Menu', expert: 'Speak to an expert' },
  '/ar/about-us': { open: 'افتح القائمة', menu: 'القائمة', expert: 'تحدّث إلى خبير' },
};

for (const [path, { open, menu: name, expert }] of Object.entries(texts)) {
  test(`on ${path} the open menu is all there is, until Escape`, async ({ page }) => {
    await openPage(page, path);
    const button = page.getByRole('button', { name: open });
    const menu = page.getByRole('dialog', { name });
    await button.click();
    await expect(menu).toBeVisible();
    await expectAccessible(page);

    // Also backwards, and through the browser's own controls, where the page has no focus.
    for (const key of [...Array(14).fill('Tab'), ...Array(4).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await isFocusBehind(page)).toBe(false);
    }
    const canBeReached = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => {
        link.focus();
        return document.activeElement === link;
      });
    expect(canBeReached).toBe(false);

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await menu.getByRole('link', { name: expert }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
}

const isFocusBehind = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused, body } = document;
    return focused !== body && !focused?.closest('dialog, [role=dialog]');
  });

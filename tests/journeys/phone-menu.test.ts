import type { Page } from '@playwright/test';
import { languages } from '../../src/model/language.ts';
import { builtInMenu } from '../../src/model/menu.ts';
import { siteWordsIn } from '../../src/model/wording/index.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const groups = { en: 'Digital Marketing', ar: 'التسويق الرقمي' };

for (const language of languages) {
  const { navigation: words } = siteWordsIn(language).common;
  const prefix = language === 'en' ? '' : '/ar';
  const other = language === 'en' ? 'العربية' : 'English';

  test(
    `on ${prefix}/about-us the open menu is all there is, until it closes`,
    forProof(language === 'en'),
    async ({ page }) => {
      await openPage(page, `${prefix}/about-us`);
      const button = page.getByRole('button', { name: words.openMenu });
      const menu = page.getByRole('dialog', { name: words.menu, exact: true });
      await button.click();
      await expect(menu).toBeVisible();
      expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      for (const { label } of Object.values(builtInMenu)) {
        await expect(menu.getByRole('link', { name: label[language] })).toBeVisible();
      }
      for (const name of [other, groups[language], 'hello@example.com']) {
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      }
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
      await menu.getByRole('button', { name: words.speakToAnExpert }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeFocused();

      await button.click();
      await menu.getByRole('button', { name: words.closeMenu }).click();
      await expect(menu).toBeHidden();

      await button.click();
      await menu.getByRole('link', { name: builtInMenu.blog.label[language] }).click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${prefix}/blog$`));
      await expect(menu).toBeHidden();
    },
  );
}

const isFocusBehind = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused, body } = document;
    return focused !== body && !focused?.closest('dialog, [role=dialog]');
  });

test('zoomed in four times, the page has the screen to itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await openPage(page, '/ar/our-work');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.locator('.contact-bar')).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[commandfor=mobile-menu]').first().click();
  const menu = page.locator('#mobile-menu');
  const last = menu.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

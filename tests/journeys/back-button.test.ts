import type { Page } from '@playwright/test';
import { openAdmin } from '../support/admin-area.ts';
import { answerTo } from '../support/confirm.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

const languages = [
  {
    language: 'en',
    home: '/',
    path: '',
    expert: 'Speak to an expert',
    openMenu: 'Open menu',
    heading: 'Main heading',
    leave: /^You have unsaved changes/,
    draftIsBack: /^Your unsaved changes are back\.\s*$/,
    discard: 'Discard changes',
  },
  {
    language: 'ar',
    home: '/ar',
    path: '/ar',
    expert: 'تحدّث إلى خبير',
    openMenu: 'افتح القائمة',
    heading: 'الترويسة الرئيسية',
    leave: /^لديك تغييرات غير محفوظة/,
    draftIsBack: /^استُعيدت تغييراتك غير المحفوظة\.\s*$/,
    discard: 'تجاهل التغييرات',
  },
] as const;

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const { language, home, path, ...words } of languages) {
  test(`back on ${path}/services a visitor is where the link was`, forProof(), async ({ page }) => {
    await openPage(page, `${path}/services`);
    const link = page.getByRole('main').locator(`a[href^="${path}/services/"]`).last();
    // Followed by key: a click might scroll once more.
    await link.focus();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(500);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}/services/.`));
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`:\\d+${path}/services$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect.poll(() => scrolled(page)).toBe(place);
    await expect(link).toBeInViewport();
  });

  test(`back closes what lies over ${home}`, forProof(language === 'ar'), async ({ page }) => {
    await openPage(page, home);
    const banner = page.getByRole('banner');
    const toAbout = () => banner.locator(`a[href="${path}/about-us"]:visible`).click();
    await toAbout();
    await expect(page).toHaveURL(new RegExp(`${path}/about-us$`));
    await banner.getByRole('button', { name: words.expert }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`));
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.locator('#mobile-menu');
    await banner.getByRole('button', { name: words.openMenu }).click();
    await toAbout();
    await expect(page).toHaveURL(new RegExp(`${path}/about-us$`));
    await banner.getByRole('button', { name: words.openMenu }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`));
    await expect(menu).toBeHidden();
  });

  test(
    `back from a half-filled form asks first, and keeps it (${language})`,
    forProof(language === 'en'),
    async ({ page, admin }) => {
      await openAdmin(page, admin, 'our-work/banner', language);
      const banner = page.locator('.screen-tabs a[href="/admin/our-work/banner"]');
      await page.locator('.screen-tabs a[href="/admin/our-work/stats"]').click();
      const heading = page.getByLabel(words.heading, { exact: true });
      const stored = await heading.inputValue();
      await heading.fill('Half a thought');

      expect(await answerTo(page, 'dismiss', () => page.goBack())).toMatch(words.leave);
      await expect(page).toHaveURL(/\/admin\/our-work\/stats$/);
      await expect(heading).toHaveValue('Half a thought');

      await answerTo(page, 'accept', () => page.goBack());
      // Not by the address, which has changed before anybody is asked.
      await expect(banner).toHaveAttribute('aria-current', 'page');
      await page.goForward();
      await expect(heading).toHaveValue('Half a thought');
      // The statistics have no picture to choose again.
      await expect(page.locator('.note')).toHaveText(words.draftIsBack);
      await page.getByRole('button', { name: words.discard }).click();
      await expect(heading).toHaveValue(stored);
      // Nothing is left to ask about.
      await page.goBack();
      await expect(banner).toHaveAttribute('aria-current', 'page');
    },
  );
}

test('back from the other language is the language from before', async ({ page }) => {
  await openPage(page, '/about-us');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/about-us$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('banner').getByRole('link', { name: 'العربية' })).toBeVisible();
});

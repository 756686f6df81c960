import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

for (const { path, form } of [
  { path: '/contact-us', form: '#contact-form' },
  { path: '/website-leasing', form: '#lead-form' },
]) {
  for (const address of [path, `/ar${path}`]) {
    test(`${address} on paper has no form, and no heading of one`, async ({ page }) => {
      await openPage(page, address);
      await expect(page.locator(form)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator(form)).toBeHidden();
      await expect(page.locator('input:visible, select:visible, textarea:visible')).toHaveCount(0);
      for (const voice of await page.locator('.voice').all()) await expect(voice).toBeVisible();
    });
  }
}

test('a page that is printed waits for no scroll to load its pictures', async ({ page }) => {
  await openPage(page, '/services');
  const waiting = page.locator('img[loading=lazy]');
  expect(await waiting.count()).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(waiting).toHaveCount(0);
});

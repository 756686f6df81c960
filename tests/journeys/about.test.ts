import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

for (const path of ['/about-us', '/ar/about-us']) {
  test(`${path} leads to the contact page`, async ({ page }) => {
    await openPage(page, path);
    const isArabic = path.startsWith('/ar');
    await page
      .getByRole('main')
      .getByRole('link', { name: isArabic ? 'تواصل معنا' : 'Contact Us' })
      .click();
    await expect(page).toHaveURL(/\/contact-us$/);
  });
}

test.describe('as it is served', () => {
  test.use({ javaScriptEnabled: false });

  test('the steps are numbered and every feature has a card', async ({ page }) => {
    await page.goto('/about-us');
    for (const [name, first] of [
      ['Strategy', 'Listen'],
      ['Development', 'Prototype'],
    ] as const) {
      const steps = page.getByRole('region', { name }).getByRole('listitem');
      await expect(steps).toHaveCount(4);
      await expect(steps.first()).toContainText(first);
    }
    const features = page.getByRole('region', { name: 'What you can hold us to' });
    await expect(features.getByRole('listitem')).toHaveCount(6);
  });
});

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the counters count up to their number', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openPage(page, '/about-us');
    const counter = page.locator('dd [aria-hidden="true"]').first();
    await expect(counter).toHaveText('0');
    await counter.scrollIntoViewIfNeeded();
    await expect(counter).toHaveText('164');
  });
});

test('where nothing may move the counters stand at their number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, '/about-us');
  await expect(page.locator('dd [aria-hidden="true"]')).toHaveText(['164', '96%']);
});

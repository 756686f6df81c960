import { ar } from '../../src/web/site/language/ar.ts';
import { en } from '../../src/web/site/language/en.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

for (const { language, forms, navigation } of [en, ar]) {
  const prefix = language === 'en' ? '' : '/ar';

  for (const path of ['/contact-us', '/website-leasing', '/website-leasing/sar']) {
    test(`the form of ${prefix}${path} says what happens with what is sent`, async ({ page }) => {
      await openPage(page, `${prefix}${path}`);
      await expect(page.getByRole('main').locator('form').getByText(forms.privacy)).toBeVisible();
      await expectAccessible(page);
    });
  }

  test(`the contact modal says what happens with what is sent (${language})`, async ({ page }) => {
    await openPage(page, `${prefix}/about-us`);
    const opener = { name: navigation.speakToAnExpert };
    await page.getByRole('banner').getByRole('link', opener).click();
    await expect(page.getByRole('dialog').getByText(forms.privacy)).toBeVisible();
  });
}

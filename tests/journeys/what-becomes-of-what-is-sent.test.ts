import { languages } from '../../src/model/language.ts';
import { privacyNote } from '../../src/model/pages/privacy-note.ts';
import { siteWordsIn } from '../../src/model/wording/index.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

for (const language of languages) {
  const { navigation } = siteWordsIn(language).common;
  const privacy = privacyNote[language];
  const prefix = language === 'en' ? '' : '/ar';

  test(`every form says what happens with what is sent (${language})`, async ({ page }) => {
    for (const path of ['/contact-us', '/website-leasing', '/website-leasing/sar']) {
      await openPage(page, `${prefix}${path}`);
      await expect(page.getByRole('main').getByText(privacy)).toBeVisible();
    }
    const opener = { name: navigation.speakToAnExpert };
    await page.getByRole('banner').getByRole('button', opener).click();
    await expect(page.getByRole('dialog').getByText(privacy)).toBeVisible();
  });
}

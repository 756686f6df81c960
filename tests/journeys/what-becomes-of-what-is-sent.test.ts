import { languages } from '../../src/model/language.ts';
import { privacyNote } from '../../src/model/pages/privacy-note.ts';
import { siteWordsIn } from '../../src/model/wording/index.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';
import { siteHtml } from '../support/site-text.ts';

for (const language of languages) {
  const { navigation } = siteWordsIn(language).common;
  const privacy = privacyNote[language];
  const prefix = language === 'en' ? '' : '/ar';

  test(
    `every form says what happens with what is sent (${language})`,
    forProof(language === 'en'),
    async ({ page }) => {
      for (const path of ['/website-leasing', '/website-leasing/sar']) {
        const [, main = ''] = (await siteHtml(page, `${prefix}${path}`)).split('<main');
        expect(main.split('</main>')[0], path).toContain(privacy);
      }
      await openPage(page, `${prefix}/contact-us`);
      await expect(page.getByRole('main').getByText(privacy)).toBeVisible();
      const opener = { name: navigation.speakToAnExpert };
      await page.getByRole('banner').getByRole('button', opener).click();
      await expect(page.getByRole('dialog').getByText(privacy)).toBeVisible();
    },
  );
}

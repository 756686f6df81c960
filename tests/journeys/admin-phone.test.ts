import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { cutTexts, expectApart, expectWithin, smallTargets } from '../support/boxes.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoOverflow } from '../support/whole-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const language of ['en', 'ar'] as const) {
  test(
    `a list has room for names, stars and fingers, in ${language}`,
    forProof(language === 'en'),
    async ({ page, admin }) => {
      await openAdmin(page, admin, 'our-work/testimonials', language);
      const main = page.getByRole('main');
      const header = page.getByRole('banner');
      await expect(main.getByRole('row')).not.toHaveCount(0);
      for (const row of await main.getByRole('row').all()) {
        const stars = row.getByRole('img', { name: /5/ });
        for (const button of await row.getByRole('button').all()) await expectApart(stars, button);
      }
      expect(await cutTexts(main.getByRole('row').locator('p:first-child'))).toEqual([]);
      expect(await smallTargets(main)).toEqual([]);
      expect(await smallTargets(header)).toEqual([]);
      await expectWithin(header.locator('[aria-current]'), header);
      await expectWithin(main.locator('nav [aria-current]'), main);
      await expectNoOverflow(page);
      // The header leaves most of the screen to the work.
      expect((await header.boundingBox())?.height).toBeLessThan(190);

      await openAdmin(page, admin, 'services/seo', language);
      await expectWithin(main.locator('nav [aria-current]'), main);
      await openAdmin(page, admin, 'local-seo', language);
      await expectWithin(main.getByRole('button'), main);
    },
  );

  test(`a lead is seen whole, in ${language}`, forProof(), async ({ page, admin }) => {
    await page.request.post('/api/contact/submit', {
      data: {
        name: 'Abdulrahman Al-Mansouri',
        email: 'abdulrahman.al-mansouri@trading.example.com',
        phone: '+971 4 555 0100',
        company: 'Al-Mansouri Trading',
        plan: 'Business',
        page: '/ar/website-leasing/aed',
        referral: 'http://spam.example.com',
      },
    });
    await openAdmin(page, admin, 'leads', language);
    const main = page.getByRole('main');
    await expect(main.getByRole('time').first()).toBeVisible();
    await expectWithin(main.locator('tbody tr').first().locator('a, bdi, time, .mark'), main);
    expect(await cutTexts(main.locator('table, tbody, td, tbody th, div'))).toEqual([]);
    expect(await smallTargets(main)).toEqual([]);
    await expectWithin(
      page.getByRole('banner').locator('[aria-current]'),
      page.getByRole('banner'),
    );
    await expectNoOverflow(page);
    await expectAccessible(page);
    await main.locator('tbody a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abdulrahman Al-Mansouri');
    await expectNoOverflow(page);
    expect(await smallTargets(main)).toEqual([]);
  });
}

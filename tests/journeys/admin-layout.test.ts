import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { boxOf, cutTexts, expectWithin } from '../support/boxes.ts';
import { forProof } from '../support/for-proof.ts';

for (const language of ['en', 'ar'] as const) {
  test(
    `at 1024 pixels every tab and column is seen, in ${language}`,
    forProof(language === 'en'),
    async ({ page, admin }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.request.post('/api/contact/submit', {
        data: {
          name: 'Mona Farid',
          email: 'mona.farid.of.the.trading.company@example.com',
          phone: '1',
          company: 'Farid',
          plan: 'Business',
          page: '/ar/website-leasing/aed',
          referral: 'http://spam.example.com',
        },
      });
      await openAdmin(page, admin, 'services/expert-at', language);
      const main = page.getByRole('main');
      const tabs = main.getByRole('navigation').first();
      await expect(tabs.getByRole('link')).toHaveCount(12);
      await expectWithin(tabs.getByRole('link'), tabs);

      await openAdmin(page, admin, 'leads', language);
      await expectWithin(main.locator('tbody tr').first().locator('a, bdi, time, .mark'), main);
      expect(await cutTexts(main.locator('table, div'))).toEqual([]);
      const columns = main.getByRole('columnheader');
      await expect(columns).toHaveCount(5);
      // A heading is one word or two, and none of them is broken.
      for (const { height } of await Promise.all((await columns.all()).map(boxOf))) {
        expect(height).toBeLessThan(45);
      }

      // The dashboard calls a screen by its short name.
      await page.getByRole('banner').getByRole('navigation').getByRole('link').first().click();
      const home = {
        en: ['Home page', 'Hero', 'Portfolio', 'FAQ', 'Headings', 'SEO'],
        ar: [
          ...['الصفحة الرئيسية', 'المستهل', 'معرض الأعمال'],
          ...['الأسئلة الشائعة', 'الترويسات', 'السيو'],
        ],
      };
      await expect(main.locator('ul li a > span:first-child')).toHaveText(home[language]);
    },
  );

  test(
    `at 1440 pixels the list stays beside a long form, in ${language}`,
    forProof(language === 'ar'),
    async ({ page, admin }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAdmin(page, admin, 'our-work/testimonials', language);
      const main = page.getByRole('main');
      const form = main.getByRole('form');
      await main
        .getByRole('button', { name: language === 'en' ? /^Edit: / : /^تحرير: / })
        .first()
        .click();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const list = await boxOf(main.getByRole('grid'));
      // Well into the form, and most of the list is there.
      expect((await boxOf(form)).y).toBeLessThan(0);
      expect(list.y).toBeGreaterThanOrEqual(0);
      expect(list.y + list.height).toBeLessThanOrEqual(900);
      expect(list.height).toBeGreaterThan(400);

      const preview = main.getByRole('button', { name: language === 'en' ? 'Preview' : 'معاينة' });
      const ground = () => preview.evaluate((button) => getComputedStyle(button).backgroundColor);
      const before = await ground();
      await preview.click();
      await expect(preview).toHaveAttribute('aria-pressed', 'true');
      await page.mouse.move(0, 0);
      expect(await ground()).not.toBe(before);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(main.locator('iframe').first()).toBeVisible();
      expect((await boxOf(form)).y).toBeLessThan(600);
    },
  );
}

import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoOverflow } from '../support/whole-page.ts';

// One address per route, and those that are not there.
const pages = [
  '/',
  '/services',
  '/services/web-design-&-development',
  '/services/design-&-ux/ux-audit',
  '/localseo',
  '/localseo/dubai',
  '/our-work',
  '/about-us',
  '/blog',
  '/blog/page/2',
  '/blog-details/designing-arabic-first',
  '/contact-us',
  '/website-leasing',
  '/website-leasing/sar',
  '/nothing',
];

for (const prefix of ['', '/ar']) {
  for (const path of pages) {
    test(`${prefix}${path} is whole and accessible at every width`, async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(prefix && path === '/' ? prefix : prefix + path, {
        waitUntil: 'networkidle',
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      for (const width of [320, 390, 768, 1024, 1440]) await expectNoOverflow(page, width);
      await expectAccessible(page);
      expect(problems).toEqual([]);
    });
  }
}

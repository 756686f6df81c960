import { addressIn } from '../../src/model/addresses.ts';
import { blankParts } from '../support/blank-parts.ts';
import { forProof } from '../support/for-proof.ts';
import { hiddenTexts } from '../support/hidden-texts.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';
import { likeAnother, publicPages } from './public-pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const path of publicPages.filter((page) => !likeAnother.includes(page))) {
  for (const [language, width, details] of [
    ['en', 1440, {}],
    ['ar', 390, {}],
    ['en', 390, forProof()],
    ['ar', 1440, forProof()],
  ] as const) {
    const address = addressIn(language, path);
    const name = `a picture of all of ${address} has each text and drawing, ${width} px wide`;
    test(name, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, address);
      expect(await blankParts(page)).toEqual([]);
    });
  }
}

// No pictures here: without motion the browser sets the letters of a picture of a whole page anew.
for (const { where, options } of [
  { where: 'on a phone', options: { viewport: { width: 390, height: 844 } } },
  { where: 'where nothing may move', options: { contextOptions: { reducedMotion: 'reduce' } } },
  { where: 'without a script', options: { javaScriptEnabled: false } },
  { where: 'in a tall window', options: { viewport: { width: 1440, height: 9000 } } },
] as const) {
  test.describe(where, () => {
    test.use(options);
    test(`every text is painted ${where}`, async ({ page }) => {
      for (const address of ['/services', '/ar', '/ar/website-leasing']) {
        await openPage(page, address);
        expect(await hiddenTexts(page), address).toEqual([]);
      }
    });
  });
}

test('what is scrolled down to rises into view, and a page at rest hides nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/about-us');
  const risen = await page.evaluateHandle(() => {
    const marks: (string | null)[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) marks.push((target as Element).getAttribute('data-reveal'));
    }).observe(document.body, { subtree: true, attributeFilter: ['data-reveal'] });
    return marks;
  });
  const hidden = page.locator('[data-reveal=hidden]');
  await expect(hidden).toHaveCount(0);
  await page.mouse.move(200, 400);
  for (let notch = 0; notch < 30; notch += 1) await page.mouse.wheel(0, 100);
  await expect.poll(() => risen.jsonValue()).toContain('hidden');
  await expect(hidden).toHaveCount(0);
  expect(await risen.jsonValue()).toContain('shown');
});

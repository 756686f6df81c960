import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';
import { phone } from '../support/slow-phone.ts';

test.use(phone);

for (const path of ['/', '/ar/services']) {
  test(`${path} keeps its height and its place while it is read to its end`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shift: number }).shift += (
            entry as PerformanceEntry & { value: number }
          ).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const first = await height();
    for (let at = 0; at < first; at += 400) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await height()).toBe(first);
    }
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  });
}

test('what is below the first screen asks for no picture before the first paint', async ({
  page,
}) => {
  await openPage(page, '/');
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const pictures = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return pictures
      .filter(({ initiatorType }) => initiatorType === 'img')
      .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
});

test('a window over the page leaves alone what is far from the screen', async ({ page }) => {
  await openPage(page, '/');
  const far = await page
    .locator('footer *')
    .evaluateAll((all) =>
      all.some((each) => each.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(far).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page
        .locator('footer')
        .evaluate(({ firstElementChild }) =>
          firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ),
    )
    .toBe(true);
});

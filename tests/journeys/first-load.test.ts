import type { Request } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const kilobyte = 1024;

/** Bytes over the wire, compressed. */
const budget = { script: 100 * kilobyte, stylesheet: 12 * kilobyte, document: 20 * kilobyte };

for (const path of ['/', '/ar']) {
  test(`the first load of ${path} stays within its budget`, async ({ page }) => {
    // The first answer is compressed quickly, the ones after it thoroughly.
    await page.goto(path);
    await page.waitForTimeout(1_500);
    const sizes: Record<string, number> = { script: 0, stylesheet: 0, document: 0 };
    const measured: Promise<void>[] = [];
    const measure = async (request: Request) => {
      const type = request.resourceType();
      if (!(type in sizes)) return;
      const { responseBodySize } = await request.sizes();
      sizes[type] = (sizes[type] ?? 0) + responseBodySize;
    };
    page.on('requestfinished', (request) => measured.push(measure(request)));
    await page.context().clearCookies();
    await page.goto(`${path}?fresh`, { waitUntil: 'networkidle' });
    await Promise.all(measured);
    for (const [type, limit] of Object.entries(budget)) {
      expect(sizes[type], type).toBeLessThanOrEqual(limit);
    }
    expect(sizes.document).toBeGreaterThan(0);
  });
}

test('the first screen is painted before anything else is done', async ({ page }) => {
  await page.goto('/services');
  // All of it is there soon after, and so are the scripts.
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
  const scripts = await page.waitForFunction(() => {
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return loaded.length > 5 && loaded.map(({ startTime }) => startTime);
  });
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(Math.min(...((await scripts.jsonValue()) as number[]))).toBeGreaterThanOrEqual(
    painted ?? Number.NaN,
  );
});

test('whoever comes back to a place on a page finds it again', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
  const place = page.getByRole('contentinfo');
  await place.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(scrolled).toBeGreaterThan(1000);
  const before = await scrolled();
  await page.reload();
  await expect.poll(scrolled).toBe(before);
});

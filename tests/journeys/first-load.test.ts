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

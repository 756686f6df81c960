import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';
import { phone } from '../support/slow-phone.ts';
import { waitForLayout } from '../support/whole-page.ts';

test.use(phone);

interface Watched {
  shift: number;
}

/** Runs in the page, before its own scripts. */
function countShifts() {
  const watched = window as unknown as Watched;
  watched.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      watched.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shift);

/** Runs in the page, before its own scripts: nothing else to do, so all moments are quiet. */
function restAlways() {
  window.requestIdleCallback = (whenQuiet) => {
    queueMicrotask(() => whenQuiet({ didTimeout: false, timeRemaining: () => 50 }));
    return 0;
  };
}

test('where every moment is quiet nothing is shifted by what is laid out later', async ({
  page,
}) => {
  await page.addInitScript(countShifts);
  await page.addInitScript(restAlways);
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of ['/localseo', '/ar/about-us']) {
    await openPage(page, path);
    expect(await shiftOf(page), path).toBe(0);
  }
});

test('a page is laid out once the letters of foreign words are there too', async ({ page }) => {
  let isThere = false;
  await page.route('**/assets/latin-*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    isThere = true;
    await route.continue();
  });
  await openPage(page, '/ar/services');
  expect(isThere).toBe(true);
});

for (const path of ['/', '/ar/services']) {
  test(`${path} keeps its height and its place while it is read to its end`, async ({ page }) => {
    await page.addInitScript(countShifts);
    await openPage(page, path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const first = await height();
    for (let at = 0; at < first; at += 400) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await height()).toBe(first);
    }
    expect(await shiftOf(page)).toBe(0);
  });
}

test('a reload in the middle of a page leaves it where and as it was', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.addInitScript(countShifts);
  await page.reload();
  await waitForLayout(page);
  expect(await page.evaluate(() => scrollY)).toBe(2000);
  expect(await shiftOf(page)).toBe(0);
});

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

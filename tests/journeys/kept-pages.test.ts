import type { Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../support/browser.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';
import { publicPages } from './public-pages.ts';

const executablePath = findBrowser();

// As everybody's browser: with the cache of pages that Playwright leaves out, and that only a browser
// with windows has.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  viewport: { width: 1440, height: 900 },
});

const linkToAbout = (page: Page) =>
  page.getByRole('banner').locator('.header-link[href$="/about-us"]');

// A browser keeps nothing that was not found.
const kept = publicPages.filter((path) => path !== '/' && path !== '/nothing');

for (const [which, others] of [
  ['every page', kept],
  ['a page', ['/services', '/website-leasing', '/contact-us']],
] as const) {
  test(
    `back and forward ${which} is as it was left`,
    forProof(which === 'every page'),
    async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted);
        }),
      );
      /** Where one is, whether it was kept, and if not why. */
      const cameBack = () =>
        page
          .evaluate(() => {
            const [navigation] = performance.getEntriesByType('navigation');
            const { notRestoredReasons } = { notRestoredReasons: null, ...navigation?.toJSON() };
            const { persisted } = document.documentElement.dataset;
            return [decodeURI(location.pathname), persisted, notRestoredReasons];
          })
          // On the way.
          .catch(() => []);
      for (const [index, path] of others.entries()) {
        // Each is left once for the next one, and come back to from there.
        if (index % 2 === 1) continue;
        const next = others[index + 1] ?? '/';
        await page.goto(path);
        await page.goto(next);
        await page.evaluate(() => history.back());
        await expect.poll(cameBack).toEqual([path, 'true', null]);
        await page.evaluate(() => history.forward());
        await expect.poll(cameBack).toEqual([next, 'true', null]);
      }
    },
  );
}

for (const [path, text] of [
  ['/website-leasing', 'Loading...'],
  ['/ar/website-leasing', 'جارٍ التحميل...'],
] as const) {
  test(
    `a page that is long in coming from ${path} says so, though not at once`,
    forProof(path.startsWith('/ar')),
    async ({ page }) => {
      // The page tells it by itself: while the next one is on its way it cannot be asked.
      await page.addInitScript(() => {
        let clicked = 0;
        addEventListener('click', () => {
          clicked = performance.now();
        });
        const tell = () => {
          const notice = document.getElementById('loading');
          if (notice?.checkVisibility()) {
            console.info(notice.textContent, Math.ceil(performance.now() - clicked));
          }
        };
        new MutationObserver(tell).observe(document, {
          attributeFilter: ['hidden'],
          subtree: true,
        });
      });
      const arrival = Promise.withResolvers<void>();
      await page.route('**/about-us', async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await openPage(page, path);
      const told = page.waitForEvent('console');
      const followed = linkToAbout(page).press('Enter');
      const [, notice, wait] = /^(.*) (\d+)$/.exec((await told).text()) ?? [];
      expect(notice).toBe(text);
      expect(Number(wait)).toBeGreaterThanOrEqual(150);
      arrival.resolve();
      await followed;
      await expect(page).toHaveURL(/\/about-us$/);
      await expect(page.locator('#loading')).toBeHidden();
      // Whoever comes back finds the page as it was before the click.
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/\/website-leasing$/);
      await expect(page.locator('#loading')).toBeHidden();
    },
  );
}

test('a quick page says nothing, also to those who come back before it could', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openPage(page, '/website-leasing');
  await page.clock.pauseAt(1e7);
  await linkToAbout(page).press('Enter');
  await expect(page).toHaveURL(/\/about-us$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/website-leasing$/);
  await page.clock.runFor(10_000);
  expect(await page.locator('#loading').isVisible()).toBe(false);
});

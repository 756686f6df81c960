import type { Page } from '@playwright/test';
import { test as journey } from './journey.ts';

/**
 * A journey of an editor. All of a worker's take place in one window, which is emptied in between:
 * a browser that has the scripts of the area at hand opens it with a third of the work.
 */
export const test = journey.extend({
  page: async ({ window, viewport }, use) => {
    await empty(window);
    if (viewport) await window.setViewportSize(viewport);
    await use(window);
    window.removeAllListeners();
    await window.unrouteAll({ behavior: 'ignoreErrors' });
    await closeOthers(window);
  },
});

export const { expect } = test;

/** On a page without scripts, so that nothing is written behind it. */
async function empty(window: Page): Promise<void> {
  await window.goto('/robots.txt');
  await window.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await window.context().clearCookies();
  await window.context().clearPermissions();
}

async function closeOthers(window: Page): Promise<void> {
  for (const page of window.context().pages()) if (page !== window) await page.close();
}

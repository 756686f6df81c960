import type { Page } from '@playwright/test';

/** Opens a public page and waits until its scripts answer a click. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/**
 * A quiet network does not say so: the scripts are asked for only after the first paint, on a busy
 * machine long after.
 */
export async function untilAlive(page: Page): Promise<void> {
  // The router takes this over once the page is its own.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

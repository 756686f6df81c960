import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { findFirefox } from './browser.ts';

/** The machine's own Firefox, by the protocol that it speaks by itself: WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath)
    throw new Error('Firefox is missing: install it, or name it in FIREFOX_PATH.');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // By the window itself: not every Firefox can be told the size of a page.
    defaultViewport: null,
    args: ['--width=1440', '--height=900'],
  });
}

export async function click(page: Page, selector: string): Promise<void> {
  await (await find(page, selector)).click();
}

/** Whether the first such element is shown. */
export const isShown = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector);

export async function hover(page: Page, selector: string): Promise<void> {
  await (await find(page, selector)).hover();
}

/** Instead of what the field holds. */
export async function type(page: Page, selector: string, text: string): Promise<void> {
  const field = await find(page, selector);
  await field.evaluate((element) => (element as HTMLInputElement).select());
  await field.type(text);
}

/** The first element's text, or nothing while there is none. */
export const textOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent?.trim(), selector);

export const pathOf = (page: Page) => page.evaluate(() => location.pathname);

/**
 * What Puppeteer waits for by itself it compiles within the page, which the site's content security
 * policy forbids, here as to anybody. So it is asked again until there is something to act on.
 */
async function find(page: Page, selector: string): Promise<ElementHandle> {
  return vi.waitFor(
    async () => {
      const found = await page.$(selector);
      const isVisible = await found?.evaluate((element) => element.checkVisibility());
      if (!found || !isVisible) throw new Error(`There is no ${selector} to be seen`);
      return found;
    },
    { timeout: 30_000 },
  );
}

import { expect, type Page } from '@playwright/test';

/** Nothing sticks out at the side. */
export async function expectNoOverflow(page: Page, width?: number): Promise<void> {
  if (width) await resizeTo(page, width);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `at ${width ?? 'this'} px`).toBe(0);
}

/** Resizes the window and waits for the page to know: its media queries are asked a little later. */
export async function resizeTo(page: Page, width: number): Promise<void> {
  await page.evaluate((asked) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@media (width: ${asked}px) { :root { --drawn-for: ${asked} } }`);
    document.adoptedStyleSheets = [sheet];
  }, width);
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction(
    (asked) => getComputedStyle(document.documentElement).getPropertyValue('--drawn-for') === asked,
    `${width}`,
  );
  // What is measured in shares of its container is laid out with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

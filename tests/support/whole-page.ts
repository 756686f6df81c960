import { expect, type Page } from '@playwright/test';

/** Until a public page has come to rest, laid out to its end: see lay-out-rest.ts. */
export const waitForLayout = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('script[blocking]') ||
      matchMedia('(scripting: none)').matches ||
      'laidOut' in document.body.dataset,
  );

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
  // What is measured in shares of its container follows some frames later.
  await page.evaluate(async () => {
    const sizes = () =>
      [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
        .map(({ offsetWidth, offsetHeight }) => `${offsetWidth} ${offsetHeight}`)
        .join();
    let last = sizes();
    for (let still = 0; still < 3; still += 1) {
      await new Promise(requestAnimationFrame);
      const now = sizes();
      if (now !== last) still = 0;
      last = now;
    }
  });
}

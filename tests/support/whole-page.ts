import { expect, type Page } from '@playwright/test';

/** Nothing sticks out at the side. */
export async function expectNoOverflow(page: Page, width?: number): Promise<void> {
  if (width) await page.setViewportSize({ width, height: 900 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `at ${width ?? 'this'} px`).toBe(0);
}

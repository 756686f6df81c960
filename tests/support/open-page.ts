import type { Page } from '@playwright/test';

/** Opens a public page: once it has loaded, its script answers. An island starts when it is used. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

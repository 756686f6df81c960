import type { Page } from '@playwright/test';
import { waitForLayout } from './whole-page.ts';

/** Opens a public page: its script answers, and all of it is there. An island starts when it is used. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForLayout(page);
}

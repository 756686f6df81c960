import type { Page } from '@playwright/test';
import { answerInstead } from './answer-instead.ts';

/** While `act` runs the server refuses every save and delete without a word of its own. */
export async function whileSavesFail(page: Page, act: () => Promise<void>): Promise<void> {
  await answerInstead(page, '**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, json: {} }),
  );
  await act();
  await page.unroute('**/api/**');
}

import { expect, type Page } from '@playwright/test';

/**
 * `page.route` for a page that is open already. The browser says that it intercepts before the page
 * has heard of it, and a key pressed at once overtakes that word: its call then reaches the server.
 * A call of the page's own that was answered here is the proof that the next ones are as well.
 */
export async function answerInstead(
  page: Page,
  url: Parameters<Page['route']>[0],
  answer: Parameters<Page['route']>[1],
): Promise<void> {
  await page.route(url, answer);
  await page.route(proof, (route) => route.fulfill({ status: 204 }));
  const statusOfProof = () => page.evaluate(async () => (await fetch('/robots.txt')).status);
  await expect.poll(statusOfProof).toBe(204);
  await page.unroute(proof);
}

const proof = '**/robots.txt';

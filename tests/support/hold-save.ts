import type { Page } from '@playwright/test';
import { answerInstead } from './answer-instead.ts';

/** A save that stays under way until it is let go, then to the server or to a given answer. */
export async function holdSave(page: Page, url: string, answer?: { status: number; json: object }) {
  const sent = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  await answerInstead(page, url, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent.resolve();
    await held.promise;
    await (answer ? route.fulfill(answer) : route.continue());
    done.resolve();
  });
  return {
    isUnderWay: sent.promise,
    async letGo() {
      held.resolve();
      await done.promise;
      await page.unroute(url);
    },
  };
}

import type { Page } from '@playwright/test';
import { expectFailure } from './admin-form.ts';
import { signIn } from './signed-in.ts';

/** Opens a screen of the admin area, signed in, in one of its two languages. */
export async function openAdmin(
  page: Page,
  admin: { username: string; password: string },
  route: string,
  language: 'en' | 'ar' = 'en',
): Promise<void> {
  const { token, user, origin } = await signIn(page.request, admin);
  const stored = { adminToken: token, adminUser: JSON.stringify(user), adminLanguage: language };
  if (!page.url().startsWith(origin)) await page.goto('/robots.txt');
  await page.evaluate((values) => Object.assign(localStorage, values), stored);
  await page.goto(`/admin/${route}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The same while the content cannot be fetched: the screen says so and, tried again, opens. */
export async function openAfterFailure(
  page: Page,
  admin: { username: string; password: string },
  route: string,
  fetched: { from: string; failed: string },
): Promise<void> {
  const isFetch = (url: URL) => url.pathname === fetched.from;
  await page.route(isFetch, (call) => call.fulfill({ status: 500, json: {} }));
  await openAdmin(page, admin, route);
  await expectFailure(page, fetched.failed);
  await page.unroute(isFetch);
  await page.getByRole('button', { name: 'Try again' }).click();
}

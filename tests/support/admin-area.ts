import type { Page } from '@playwright/test';
import { expectFailure } from './admin-form.ts';

/** Opens a screen of the admin area, signed in, in one of its two languages. */
export async function openAdmin(
  page: Page,
  admin: { username: string; password: string },
  route: string,
  language: 'en' | 'ar' = 'en',
): Promise<void> {
  const login = await page.request.post('/api/admin/login', { data: admin });
  const { token, admin: user } = await login.json();
  // The lightest page of the site: only its storage is needed.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, who, chosen]) => {
      localStorage.setItem('adminToken', key as string);
      localStorage.setItem('adminUser', who as string);
      localStorage.setItem('adminLanguage', chosen as string);
    },
    [token, JSON.stringify(user), language],
  );
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

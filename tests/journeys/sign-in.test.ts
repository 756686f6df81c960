import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/admin-journey.ts';
import { answerInstead } from '../support/answer-instead.ts';

test('the administrator signs in, finds the section again and logs out', async ({
  page,
  admin,
}) => {
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin$/);
  await expectAccessible(page);

  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: /sign in|log ?in/i }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();

  await page.getByLabel('Password').fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(JSON.parse(stored.adminUser ?? '{}')).toMatchObject({ username: admin.username });

  const current = page.locator('[aria-current="page"]');
  await page.goto('/admin/dashboard?section=services');
  await expect(current).toHaveText(/services/i);
  await page.goto('/admin/dashboard?section=unheard-of');
  await expect(current).toHaveText(/services/i);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
});

test('a token that has ended leads back to the sign-in', async ({ page }) => {
  await page.goto('/admin');
  await page.evaluate(() => {
    localStorage.setItem('adminToken', 'x'.repeat(43));
    localStorage.setItem('adminUser', '{"username":"admin"}');
  });
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin$/);
  expect(await page.evaluate(() => localStorage.getItem('adminUser'))).toBeNull();
});

test('busy and without a network, the form says so', async ({ page, admin }) => {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  const held = Promise.withResolvers<void>();
  await answerInstead(page, '**/api/admin/login', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  held.resolve();
  await expect(page.getByText('Network error. Please try again.')).toBeVisible();
});

test('what is no call of the API is JSON, whatever the pages would say', async ({ request }) => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/home/', '/API/home/faq']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
  }
  const { error, message } = await (await request.get('/api/nothing')).json();
  expect(error).toBe(message);
});

import { openAdmin } from '../support/admin-area.ts';
import { expectSuccess } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator } from '../support/administrator.ts';
import { answerTo } from '../support/confirm.ts';

test.describe.configure({ mode: 'parallel' });

test('Back leaves the media library, whatever was searched for there', async ({ page, admin }) => {
  await openAdmin(page, admin, 'dashboard?section=home');
  await page.getByRole('link', { name: 'Media library' }).click();
  const search = page.getByRole('searchbox');
  await search.fill('portfolio');
  await expect(page).toHaveURL(/search=portfolio/);
  await search.fill('portfolios');
  await expect(page).toHaveURL(/search=portfolios/);
  await page.getByRole('button', { name: 'Only unused' }).click();
  await expect(page).toHaveURL(/unused/);
  await page.goBack();
  await expect(page).toHaveURL(/dashboard\?section=home$/);
  await page.goForward();
  await expect(search).toHaveValue('portfolios');
});

test('the search box follows the address', async ({ page, admin }) => {
  await openAdmin(page, admin, 'media?search=portfolio');
  const search = page.getByRole('searchbox');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/picture=/);
  await search.fill('local-seo');
  await expect(page).toHaveURL(/search=local-seo/);
  await page.goBack();
  await expect(search).toHaveValue('portfolio');
  await expect(page).toHaveURL(/search=portfolio$/);
});

test('a delete of the last row of the last page leads to the page before', async ({
  page,
  request,
  admin,
}) => {
  const { post, delete: remove } = await asAdministrator(request, admin);
  const { total } = await (await request.get('/api/local-seo?limit=1')).json();
  const made: string[] = [];
  for (let number = total; number < 21; number += 1) {
    const answer = await post('/local-seo', location(`Harbour ${number}`));
    expect(answer.status(), await answer.text()).toBe(201);
    made.push((await answer.json())._id);
  }
  await openAdmin(page, admin, 'local-seo?page=2');
  const deletes = page.getByRole('table').getByRole('button', { name: 'Delete' });
  await answerTo(page, 'accept', () => deletes.click());
  await expectSuccess(page, 'Local SEO entry deleted successfully!');
  await expect(deletes).toHaveCount(20);
  await expect(page).not.toHaveURL(/page=2/);
  for (const id of made) await remove(`/local-seo/${id}`);
});

test('the lists are named in proper English', async ({ page, admin }) => {
  await openAdmin(page, admin, 'local-seo');
  await expect(page.getByRole('searchbox', { name: 'Search Local SEO entries' })).toBeVisible();
});

test('the language switch keeps the focus', async ({ page, admin }) => {
  await openAdmin(page, admin, 'dashboard');
  await page.getByRole('button', { name: 'العربية' }).press('Enter');
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  await page.getByRole('link', { name: 'المدونة' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'English' })).not.toBeFocused();
});

test('the red banner goes once trying again succeeds', async ({ page, admin }) => {
  await openAdmin(page, admin, 'dashboard');
  const calls = /\/api\/(admin\/profile|contact)$/;
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/contact/help');
  await expect(page.getByText('Failed to fetch profile')).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Help text', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

const location = (name: string) => ({
  location: name,
  title: name,
  description: 'For the journey',
  fact: { title: 'Fact', stats: ['One'] },
  benefits: { title: 'Benefits', items: [{ title: 'One', description: 'One' }] },
  conclusion: 'Done',
  cta: 'Write to us',
});

test('a screen that is loaded whole begins at its top, and a reload stays where it was', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'blogs');
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(100);
  await page.goto('/admin/leads');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await scrolled()).toBe(0);
  await page.goto('/admin/blogs');
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await page.reload();
  await expect.poll(scrolled).toBe(left);
});

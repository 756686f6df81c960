import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/journey.ts';

test.describe.configure({ timeout: 900_000 });

test('services are chosen from the first on, and switching starts the forms anew', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'services/secondary');
  const main = page.getByLabel('Main service');
  const primary = page.getByLabel('Primary service');
  const [, second] = await main.locator('option').allTextContents();
  await expect(main).not.toHaveValue('');
  await expect(primary).not.toHaveValue('');
  const form = page.getByRole('form', { name: 'Add secondary service' });
  await form.getByLabel('Title', { exact: true }).fill('Left behind');
  await main.selectOption({ label: second ?? '' });
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('');
  await expect(page.getByRole('form', { name: 'Edit banner' })).toBeVisible();

  const card = page.getByRole('form', { name: 'Add design process card' });
  await card.getByLabel('Heading', { exact: true }).fill('A card');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Please add at least one bullet point');
  await card.getByLabel('Bullets 1', { exact: true }).fill('  First  ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  await page.keyboard.press('Enter');
  await page.keyboard.type('   ');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Design process card added successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Edit: A card' }).click();
  const edit = page.getByRole('form', { name: 'Edit design process card' });
  await expect(edit.getByLabel('Bullets 1', { exact: true })).toHaveValue('First');
  await expect(edit.getByLabel('Bullets 2', { exact: true })).toHaveValue('Second');
  await expect(edit.getByRole('button', { name: 'Remove Bullets 3' })).toHaveCount(0);
});

test('a location tells what is missing in order, and is hidden by its switch', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'local-seo');
  for (const head of ['Location', 'Title', 'Status', 'Actions']) {
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add New Location' }).click();
  const form = page.getByRole('form');
  const says = async (text: string) => {
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(text);
  };
  const fill = (name: string, text: string) => form.locator(`[name="${name}"]`).first().fill(text);
  await says('Please fill in all required fields');
  for (const name of ['location', 'title', 'description', 'conclusion', 'cta']) {
    await fill(name, `Muscat ${name}`);
  }
  await says('Please add a fact title and at least one stat');
  await fill('fact.title', 'Facts');
  await says('Please add a fact title and at least one stat');
  await fill('fact.stats', 'One stat');
  await says('Please add a benefits title and at least one benefit item');
  await fill('benefits.title', 'Benefits');
  await form.getByRole('button', { name: 'Add: Benefit items' }).click();
  await says('Please fill in all benefit item titles and descriptions');
  await fill('benefits.items.0.title', 'Near');
  await fill('benefits.items.0.description', 'Close by');
  await form.getByRole('switch', { name: 'Active' }).uncheck();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Local SEO data created successfully')).toBeVisible();
  const row = page.getByRole('row', { name: /Muscat location/ });
  await expect(row.getByText('Inactive')).toBeVisible();
  expect((await page.request.get('/api/local-seo/location/muscat-location')).status()).toBe(404);
});

test('contact fields are cleared one by one', async ({ page, admin }) => {
  await openAdmin(page, admin, 'contact/info');
  const phone = page.getByLabel('Phone 2', { exact: true });
  await phone.fill('+1 555 0100');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Contact information updated successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Phone 2' }).click();
  await expect(phone).toHaveValue('');
  await page.reload();
  await expect(phone).toHaveValue('');
  await page.route('**/api/contact/info/field', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.getByRole('button', { name: 'Clear Tagline' }).click();
  await expect(page.getByText('Failed to clear tagline')).toBeVisible();
});

test('SEO screens count, preview and clear their failure', async ({ page, admin }) => {
  await openAdmin(page, admin, 'blogs/seo');
  const title = page.getByLabel('Page title', { exact: true });
  await title.fill('A blog about craft');
  await expect(page.getByText('18/60 characters')).toBeVisible();
  await expect(page.getByText('Best practices')).toBeVisible();
  await expect(page.locator('.search-result').first()).toContainText('A blog about craft');
  await page.route('**/api/seo/admin/page/blogs', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Error updating SEO data')).toBeVisible();
  await expect(page.getByText('Error updating SEO data')).toHaveCount(0, { timeout: 60_000 });
});

test('the password form refuses what does not fit', async ({ page, admin }) => {
  await openAdmin(page, admin, 'profile');
  const submit = page.getByRole('button', { name: 'Change Password' });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('All fields are required.');
  await page.getByLabel('Current password').fill(admin.password);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Confirm new password').fill('short');
  await submit.click();
  await expect(
    page.getByText('New password must be at least 6 characters long').first(),
  ).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('long enough');
  await submit.click();
  await expect(page.getByText('New passwords do not match').first()).toBeVisible();
});

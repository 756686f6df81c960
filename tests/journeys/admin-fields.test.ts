import { openAdmin } from '../support/admin-area.ts';
import { expectFailure, expectSuccess, field, formCalled, submit } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator } from '../support/administrator.ts';
import { answerInstead } from '../support/answer-instead.ts';
import { holdSave } from '../support/hold-save.ts';
import { pictures } from '../support/picture-files.ts';

test.describe.configure({ mode: 'parallel' });

test('the link of a picture can be typed, and what is deleted again leaves the stored picture', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'our-work/banner');
  const form = formCalled(page, 'Edit banner');
  const link = field(form, 'Image: link');
  const preview = form.getByRole('img', { name: 'Preview: Image' });
  const stored = await preview.getAttribute('src');
  await link.click();
  await page.keyboard.type('ht');
  await expect(link).toHaveValue('ht');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(preview).toHaveAttribute('src', stored ?? '');
  await expect(form.getByRole('status')).toHaveText('Saved');

  // The file that was chosen before would be saved instead.
  await field(form, 'Image').setInputFiles(pictures.png);
  await link.click();
  await page.keyboard.type('https://pictures.example/lamp.jpg');
  await expect(link).toHaveValue('https://pictures.example/lamp.jpg');
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await answerInstead(page, '**/api/our-work/banner', (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await submit(form, 'Update');
  expect((await saved).postDataJSON()).toMatchObject({
    image: 'https://pictures.example/lamp.jpg',
  });
});

test('a text that is corrected is no longer refused, and its fault goes along with its item', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'settings');
  const form = formCalled(page, 'Edit settings');
  const cities = field(form, 'City');
  await expect(cities.first()).toBeVisible();
  const last = await cities.count();
  await form.getByRole('button', { name: 'Add office' }).click();
  await field(form, 'Address').last().fill('Without a city');
  await submit(form, 'Update');
  const wrong = form.locator('[aria-invalid=true]');
  await expect(wrong).toHaveCount(1);
  await expect(wrong).toBeFocused();
  await expect(cities.nth(last)).toHaveAttribute('aria-invalid', 'true');
  const fault = await wrong.getAttribute('aria-describedby');
  expect(fault).toBeTruthy();

  await form.getByRole('button', { name: `Move up: Office ${last + 1}`, exact: true }).click();
  await expect(wrong).toHaveCount(1);
  await expect(cities.nth(last - 1)).toHaveAttribute('aria-invalid', 'true');
  await expect(cities.nth(last)).not.toHaveAttribute('aria-invalid');
  await cities.nth(last - 1).fill('Nizwa');
  await expect(wrong).toHaveCount(0);
  await expect(form.locator('.field-error')).toHaveCount(0);
});

test('a fault goes with the item that is removed', async ({ page, admin }) => {
  await openAdmin(page, admin, 'settings');
  const form = formCalled(page, 'Edit settings');
  const cities = field(form, 'City');
  await expect(cities.first()).toBeVisible();
  await cities.first().fill('');
  await submit(form, 'Update');
  await expect(form.locator('.field-error')).toHaveCount(1);
  await form.getByRole('button', { name: 'Remove Office 1', exact: true }).click();
  await expect(form.locator('.field-error')).toHaveCount(0);
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('a field says that it is required, and its hint and its count', async ({ page, admin }) => {
  await openAdmin(page, admin, 'blogs');
  const form = formCalled(page, 'Add blog');
  await expect(field(form, 'Title')).toHaveAttribute('aria-required', 'true');
  await expect(field(form, 'Title in Arabic')).not.toHaveAttribute('aria-required');
  await expect(field(form, 'Date')).toHaveAccessibleDescription('Leave blank for today.');
  await expect(field(form, 'Image')).toHaveAttribute('required');

  await openAdmin(page, admin, 'home/seo');
  const title = page.getByLabel('Page title', { exact: true });
  await title.fill('Short');
  await expect(title).toHaveAccessibleDescription(/^5 characters \(recommended: /);
  await title.fill('');
  await page.keyboard.press('Control+s');
  await expect(title).toHaveAccessibleDescription(/required.* characters \(recommended: /i);
});

test('what is discarded after a conflict is what was typed since, not the stored version', async ({
  page,
  request,
  admin,
}) => {
  const { put } = await asAdministrator(request, admin);
  await openAdmin(page, admin, 'services/case-studies');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Mine');
  await put('/services/case-study', { title: 'Newer than what was opened', description: 'Theirs' });
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(title).toHaveValue('Newer than what was opened');
  await title.fill('Typed since');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(title).toHaveValue('Newer than what was opened');
  await expect(page.getByRole('button', { name: 'Update' })).toBeFocused();
});

test('what is pressed keeps the focus while it is under way', async ({ page, admin }) => {
  await openAdmin(page, admin, 'contact/help');
  const form = formCalled(page, 'Edit help text');
  await field(form, 'Help text').fill('Pressed by key');
  const save = await holdSave(page, '**/api/contact/help', { status: 503, json: {} });
  const update = form.getByRole('button', { name: 'Update' });
  await update.press('Enter');
  await save.isUnderWay;
  await expect(update).toBeDisabled();
  await expect(update).toBeFocused();
  await save.letGo();
  await expect(update).toBeEnabled();
  await expect(update).toBeFocused();

  await openAdmin(page, admin, 'profile');
  const passwords = page.getByRole('textbox');
  for (const password of await passwords.all()) await password.fill('not the one');
  await page.getByLabel('Current').fill('wrong');
  const change = page.getByRole('button', { name: 'Change Password' });
  const held = await holdSave(page, '**/api/admin/change-password', { status: 503, json: {} });
  await change.press('Enter');
  await held.isUnderWay;
  await expect(page.getByRole('button', { name: 'Changing...' })).toBeFocused();
  await held.letGo();

  await page.evaluate(() => localStorage.removeItem('adminToken'));
  await page.goto('/admin');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill('wrong');
  const signIn = await holdSave(page, '**/api/admin/login', { status: 401, json: {} });
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  await signIn.isUnderWay;
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeFocused();
  await signIn.letGo();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
});

test('a screen that is fetched again leaves the focus near it', async ({ page, admin }) => {
  await openAdmin(page, admin, 'dashboard');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/contact/help');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.press('Enter');
  await expect(again).toBeFocused();
  await page.unroute('**/api/contact');
  await again.press('Enter');
  await expect(page.getByLabel('Help text', { exact: true })).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
});

test('an item that is moved twice in a moment is moved twice', async ({ page, admin }) => {
  await openAdmin(page, admin, 'about/features');
  const titles = () => page.getByRole('row').locator('p:first-child').allTextContents();
  const [first = '', second = '', third = '', ...others] = await titles();
  const down = page.getByRole('button', { name: `Move down: ${first}` });
  const save = await holdSave(page, '**/api/about/features/order');
  await down.click();
  await save.isUnderWay;
  await down.click();
  await save.letGo();
  await expect.poll(titles).toEqual([second, third, first, ...others]);
  await expectSuccess(page, 'Order updated successfully!');
  const up = page.getByRole('button', { name: `Move up: ${first}` });
  await up.click();
  await expect.poll(titles).toEqual([second, first, third, ...others]);
  await up.click();
  await expect.poll(titles).toEqual([first, second, third, ...others]);
});

test('an order that is refused is taken back, and the next one is tried anew', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'about/features');
  const titles = () => page.getByRole('row').locator('p:first-child').allTextContents();
  const before = await titles();
  await answerInstead(page, '**/api/about/features/order', (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await page.getByRole('button', { name: `Move down: ${before[0]}` }).click();
  await expectFailure(page, 'Failed to save feature');
  expect(await titles()).toEqual(before);
  await page.unroute('**/api/about/features/order');
  await page.getByRole('button', { name: `Move down: ${before[0]}` }).click();
  await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.getByRole('button', { name: `Move up: ${before[0]}` }).click();
  await expect.poll(titles).toEqual(before);
});

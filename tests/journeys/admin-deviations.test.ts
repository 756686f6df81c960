import { openAdmin, openAfterFailure } from '../support/admin-area.ts';
import {
  expectFailure,
  expectSuccess,
  expectTyped,
  field,
  fillIn,
  formCalled,
  submit,
  type Typed,
} from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator, restoreFirstVersion } from '../support/administrator.ts';
import { whileSavesFail } from '../support/failing-server.ts';
import { forProof } from '../support/for-proof.ts';
import { expectOnSite } from '../support/site-text.ts';

test.describe.configure({ mode: 'parallel' });

test('contact fields are filled together and cleared one by one', async ({
  page,
  request,
  admin,
}) => {
  const typed: Typed = {
    Tagline: ['A light in the window', 'ضوء في النافذة'],
    'Phone 1': '+1 555 0141',
    'Phone 2': '+1 555 0142',
    'Email 1': 'keeper@example.com',
    'Email 2': 'harbour@example.com',
    Location: ['The last rock of the bay', 'آخر صخرة في الخليج'],
  };
  const names = ['tagline', 'phone1', 'phone2', 'email1', 'email2', 'location'];
  await openAfterFailure(page, admin, 'contact/info', {
    from: '/api/contact',
    failed: 'Failed to fetch contact data',
  });
  const form = formCalled(page, 'Edit contact information');
  for (const label of Object.keys(typed)) await field(form, label).fill('');
  await submit(form, 'Update');
  await expectFailure(page, 'Please fill at least one field');

  await fillIn(form, typed);
  await whileSavesFail(page, async () => {
    await submit(form, 'Update');
    await expectFailure(page, 'Failed to update contact information');
  });
  await submit(form, 'Update');
  await expectSuccess(page, 'Contact information updated successfully!');
  await expectTyped(form, typed);
  await expectOnSite(page, '/contact-us', { typed });

  const clear = (label: string) => form.getByRole('button', { name: `Clear ${label}` }).click();
  await whileSavesFail(page, async () => {
    for (const [index, label] of Object.keys(typed).entries()) {
      await clear(label);
      await expectFailure(page, `Failed to clear ${names[index]}`);
    }
  });
  await expectTyped(form, typed);
  await clear('Phone 2');
  await expectSuccess(page, 'Phone 2 cleared successfully!');
  await expect(field(form, 'Phone 2')).toHaveValue('');
  await expect(field(form, 'Phone 1')).toHaveValue('+1 555 0141');
  const site = await (await page.request.get('/contact-us')).text();
  expect(site).not.toContain('+1 555 0142');
  await page.reload();
  await expect(field(form, 'Phone 1')).toHaveValue('+1 555 0141');
  await expect(field(form, 'Phone 2')).toHaveValue('');

  // Clearing one leaves what was typed into another; what is emptied in the form is empty too.
  await field(form, 'Phone 1').fill('+1 555 0149');
  await clear('Email 2');
  await expectSuccess(page, 'Email 2 cleared successfully!');
  await expect(field(form, 'Phone 1')).toHaveValue('+1 555 0149');
  await field(form, 'Tagline').fill('');
  await field(form, 'Tagline in Arabic').fill('');
  await field(form, 'Email 1').fill('');
  await submit(form, 'Update');
  await expectSuccess(page, 'Contact information updated successfully!');
  await page.reload();
  await expect(field(form, 'Tagline')).toHaveValue('');
  await expect(field(form, 'Tagline in Arabic')).toHaveValue('');
  await expect(field(form, 'Email 1')).toHaveValue('');
  await expect(field(form, 'Phone 1')).toHaveValue('+1 555 0149');
  const emptied = await (await page.request.get('/contact-us')).text();
  expect(emptied).not.toMatch(/A light in the window|keeper@example\.com/);
  await restoreFirstVersion(request, admin, '/contact/info');
});

test('the password is changed once everything fits, and only then', async ({
  page,
  request,
  admin,
}) => {
  const other = await asAdministrator(request, admin);
  await openAdmin(page, admin, 'profile');
  const change = async (current: string, next: string, confirmed: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(confirmed);
    await page.getByRole('button', { name: 'Change Password' }).click();
  };
  await change('', '', '');
  await expectFailure(page, 'All fields are required.');
  await change(admin.password, 'short', 'short');
  await expectFailure(page, 'New password must be at least 6 characters long');
  await change(admin.password, 'long enough', 'long enouhg');
  await expectFailure(page, 'New passwords do not match');
  await change('not the password', 'long enough', 'long enough');
  await expectFailure(page, 'Current password is incorrect');
  await whileSavesFail(page, async () => {
    await change(admin.password, 'long enough', 'long enough');
    await expectFailure(page, 'Failed to change password');
  });
  await change(admin.password, 'long enough', 'long enough');
  await expectSuccess(page, 'Password changed successfully!');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  expect((await other.put('/contact/help', { help: 'Signed out' })).status()).toBe(401);

  // Still signed in here, and back to the password that the other journeys know.
  await change('long enough', admin.password, admin.password);
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard\?section=/);
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('testimonials show their stars, filled and empty, out of five', async ({ page, admin }) => {
  await openAdmin(page, admin, 'our-work/testimonials');
  const { testimonials } = await (await page.request.get('/api/our-work')).json();
  for (const { name, stars } of testimonials) {
    const row = page.getByRole('row', { name });
    const shown = row.getByRole('img', { name: `${stars} out of 5 stars` });
    const fills = await shown
      .locator('svg')
      .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill));
    expect(fills).toHaveLength(5);
    expect(fills.filter((fill) => fill !== 'none')).toHaveLength(stars);
  }
});

test(
  'offices are added, moved and removed within the settings',
  forProof(),
  async ({ page, request, admin }) => {
    await openAdmin(page, admin, 'settings');
    const form = formCalled(page, 'Edit settings');
    const cities = field(form, 'City');
    const count = await cities.count();
    await form.getByRole('button', { name: 'Add office' }).click();
    await expect(cities).toHaveCount(count + 1);
    await expect(cities.last()).toBeFocused();
    await page.keyboard.type('Salalah');
    await submit(form, 'Update');
    await expectFailure(page, 'Address is required');
    await field(form, 'City in Arabic').last().fill('صلالة');
    await field(form, 'Address').last().fill('Frankincense Road 4');
    await field(form, 'Address in Arabic').last().fill('طريق اللبان 4');
    await form.getByRole('button', { name: `Move up: Office ${count + 1}` }).click();
    await expect(cities.nth(count - 1)).toHaveValue('Salalah');
    await submit(form, 'Update');
    await expectSuccess(page, 'Settings updated successfully!');
    const typed: Typed = {
      City: ['Salalah', 'صلالة'],
      Address: ['Frankincense Road 4', 'طريق اللبان 4'],
    };
    await expectOnSite(page, '/', { typed });
    await form.getByRole('button', { name: `Remove Office ${count}` }).click();
    await expect(cities).toHaveCount(count);
    // The message of the first save may still be there.
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await submit(form, 'Update');
    await saved;
    await expectOnSite(page, '/about-us', { typed, isGone: true });
    await restoreFirstVersion(request, admin, '/settings');
  },
);

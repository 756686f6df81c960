import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { forProof } from '../support/for-proof.ts';

test.describe.configure({ timeout: 900_000 });
test.use({ viewport: { width: 1440, height: 900 } });

/** Goes on with the Tab key until something is reached, as a person would. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button' | 'textbox') {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached with the Tab key`);
}

test('an item is added, moved, edited and deleted', async ({ page, admin }) => {
  await page.goto('/admin');
  await tabTo(page, 'Username', 'textbox');
  await page.keyboard.type(admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await tabTo(page, /^FAQ/, 'link');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'FAQ Management' }).waitFor();
  await page.keyboard.press('Alt+n');
  await page.keyboard.type('Is it easy?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('It is.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('FAQ item added successfully!')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('easy');
  const row = page.getByRole('row', { name: 'Is it easy?' });
  await expect(page.getByRole('row')).toHaveCount(1);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('row')).not.toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(row).toBeFocused();
  const last = page.getByRole('row').last();
  await expect(last).toContainText('Is it easy?');
  for (const name of ['Drag: Is it easy?', 'Move up: Is it easy?']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order updated successfully!')).toBeVisible();
  await expect(last).not.toContainText('Is it easy?');

  for (const name of ['Move down: Is it easy?', 'Edit: Is it easy?']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
  await tabTo(page, 'Cancel Edit', 'button');
  await page.keyboard.press('Enter');
  // The button has gone; the next step leads into the form, not to the top of the page.
  await expect(page.getByRole('form', { name: 'Add FAQ item' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Add FAQ item' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row').and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.type('Is it');
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Delete: Is it easy?' })).toBeFocused();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog', { name: /delete this FAQ item/ });
  await expect(asked).toHaveAccessibleDescription('Is it easy?');
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Delete', 'button');
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
});

for (const [language, heading, close] of [
  ['en', 'Keyboard shortcuts', 'Close'],
  ['ar', 'اختصارات لوحة المفاتيح', 'إغلاق'],
] as const) {
  test(
    `the shortcuts are listed where one is, in ${language}`,
    forProof(language === 'en'),
    async ({ page, admin }) => {
      await openAdmin(page, admin, 'faq', language);
      await page.keyboard.press('Control+/');
      const dialog = page.getByRole('dialog', { name: heading });
      await expect(dialog).toContainText('Ctrl + S');
      await expectAccessible(page);
      await tabTo(page, close, 'button');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      const button = await tabTo(page, heading, 'button');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  );
}

test('a location is opened and left', async ({ page, admin }) => {
  await openAdmin(page, admin, 'local-seo');
  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('textbox', { name: 'Location', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add New Location' })).toBeFocused();
});

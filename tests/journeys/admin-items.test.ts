import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/journey.ts';

const tooLarge = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_300_000) };
const noImage = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') };

test('an item is added, edited, left alone and deleted, and the site shows it', async ({
  page,
  admin,
}) => {
  test.setTimeout(900_000);
  await openAdmin(page, admin, 'faq');
  const form = page.getByRole('form', { name: 'Add FAQ item' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Question is required')).toBeVisible();
  const question = form.getByLabel('Question', { exact: true });
  await expect(question).toBeFocused();
  await expect(question).toHaveAttribute('aria-invalid', 'true');

  await question.fill('How is it added?');
  await form.getByLabel('Answer', { exact: true }).fill('With a form.');
  await form.getByLabel('Question in Arabic').fill('كيف يُضاف؟');
  await expect(form.getByText('Arabic missing')).toHaveCount(1);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('FAQ item added successfully!')).toBeVisible();
  await expect(question).toHaveValue('');
  await expect(page.getByText('FAQ item added successfully!')).toHaveCount(0, { timeout: 60_000 });

  const row = page.getByRole('row', { name: 'How is it added?' });
  await expect(row.getByText('1 to translate')).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('form', { name: 'Edit FAQ item' });
  await edit.getByLabel('Answer', { exact: true }).fill('Never mind.');
  await edit.getByRole('button', { name: 'Cancel Edit' }).click();
  await expect(form).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(edit.getByLabel('Answer', { exact: true })).toHaveValue('With a form.');
  await edit.getByLabel('Answer in Arabic').fill('بنموذج.');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('FAQ item updated successfully!')).toBeVisible();
  await expect(row.getByText('to translate')).toHaveCount(0);

  for (const [path, text] of [
    ['/', 'How is it added?'],
    ['/ar', 'كيف يُضاف؟'],
  ] as const) {
    expect(await (await page.request.get(path)).text()).toContain(text);
  }

  page.once('dialog', (dialog) => dialog.dismiss());
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeVisible();
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Are you sure you want to delete this FAQ item?');
    return dialog.accept();
  });
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('pictures are checked before they are sent, and shown when they are chosen', async ({
  page,
  admin,
}) => {
  test.setTimeout(900_000);
  await openAdmin(page, admin, 'portfolio');
  const form = page.getByRole('form', { name: 'Add portfolio item' });
  const picker = form.locator('input[type=file]');
  await picker.setInputFiles(noImage);
  await expect(
    form.getByText('Please select a valid image file (jpg, jpeg, png, gif, webp)'),
  ).toBeVisible();
  await picker.setInputFiles(tooLarge);
  await expect(form.getByText('File size must be less than 5MB')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('A picture');
  await form.getByLabel('Description', { exact: true }).fill('Of something');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Image is required')).toBeVisible();
  await picker.setInputFiles(onePixel);
  await expect(form.getByAltText('Preview: Image')).toHaveAttribute('src', /^data:image\/png/);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Portfolio item added successfully!')).toBeVisible();

  await openAdmin(page, admin, 'services/banner');
  await page.locator('input[type=file]').setInputFiles({ ...onePixel, mimeType: 'image/webp' });
  await expect(page.getByText('Please select a valid image file (PNG only)')).toBeVisible();
});

test('a list is searched and put in another order by its buttons', async ({ page, admin }) => {
  test.setTimeout(900_000);
  await openAdmin(page, admin, 'about/features');
  const rows = page.getByRole('row');
  const titles = await rows.locator('p:first-child').allTextContents();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Move up/ })
    .click();
  await expect(page.getByText('Order updated successfully!')).toBeVisible();
  await expect(rows.first().locator('p').first()).toHaveText(titles[1] ?? '');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(titles[0] ?? '');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('button', { name: /^Move up/ })).toHaveCount(0);
});

const onePixel = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

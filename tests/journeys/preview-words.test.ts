import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { pictures } from '../support/picture-files.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the preview names the address that visitors will have, and a picture only if there is one', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'blogs');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Page preview' });
  await expect(preview.getByText('/blog', { exact: true })).toBeVisible();
  await preview.getByRole('button', { name: 'العربية' }).click();
  await expect(preview.getByText('/ar/blog', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  const address = preview.getByText(/^\/ar\/blog-details\//);
  await expect(address).toBeVisible();
  const shown = await page.request.get((await address.textContent()) ?? '');
  expect(shown.status()).toBe(200);
  await page.getByRole('button', { name: 'Cancel Edit' }).click();

  // The ending of a new one is made when it is saved.
  await page.getByLabel('Title', { exact: true }).fill('A post of tomorrow');
  await page.getByLabel('Main paragraph', { exact: true }).fill('It begins like this.');
  await expect(
    preview.getByText('/ar/blog-details/a-post-of-tomorrow-…', { exact: true }),
  ).toBeVisible();
  const notice = preview.getByRole('status');
  await expect(notice).toHaveText('With your unsaved changes.');
  await page.getByLabel('Image', { exact: true }).setInputFiles(pictures.png);
  await expect(notice).toHaveText(
    'With your unsaved changes. A newly chosen picture appears after saving.',
  );
});

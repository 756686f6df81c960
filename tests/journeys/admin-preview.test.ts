import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { forProof } from '../support/for-proof.ts';

test.describe.configure({ timeout: 900_000 });
test.use({ viewport: { width: 1440, height: 900 } });

/** The frame that is shown; the next one may be loading behind it. */
const shown = (page: Page) => page.frameLocator('.preview-area iframe:not([data-waiting])');

test('the page beside the form follows the typing and stores none of it', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'about/banner');
  // A visitor with this choice is taken from English pages to Arabic ones; a preview is not.
  await page.evaluate(() => localStorage.setItem('selectedLanguage', 'ar'));
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Page preview' });
  const heading = shown(page).getByRole('heading', { level: 1 });
  const stored = await page.getByLabel('Heading', { exact: true }).inputValue();
  await expect(heading).toHaveText(stored);
  await expect(preview.getByText('As saved.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Heading', { exact: true }).fill('Typed and not saved');
  await expect(heading).toHaveText('Typed and not saved');
  await expect(preview.getByText(/With your unsaved changes/)).toBeVisible();
  const { banner } = await (await page.request.get('/api/about')).json();
  expect(banner.heading).toBe(stored);

  await page.getByLabel('Heading in Arabic').fill('كُتب ولم يُحفظ');
  await preview.getByRole('button', { name: 'العربية' }).click();
  await expect(heading).toHaveText('كُتب ولم يُحفظ');
  await expect(shown(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await preview.getByRole('button', { name: 'Phone' }).click();
  await expect(preview.locator('iframe').first()).toHaveCSS('width', '390px');
  await preview.getByRole('button', { name: 'English' }).click();
  await expect(heading).toHaveText('Typed and not saved');

  await page.getByLabel('Heading', { exact: true }).fill('');
  await expect(preview.getByText(/Heading is required/)).toBeVisible();
  await expect(heading).toHaveText('Typed and not saved');
  await page.getByLabel('Heading', { exact: true }).fill('Typed and saved');
  await expect(heading).toHaveText('Typed and saved');

  // Open or closed, its language and its width are remembered.
  await page.reload();
  await expect(heading).toHaveText('Typed and saved');
  await expect(preview.getByRole('button', { name: 'Phone' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(preview.getByText('As saved.')).toBeVisible();
  await expect(heading).toHaveText('Typed and saved');

  await shown(page).getByRole('banner').getByRole('link').first().click();
  await expect(heading).toHaveText('Typed and saved');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Typed and saved');
  await expect(preview).toHaveCount(0);
});

test('a post is shown on its own page, a new one too', forProof(), async ({ page, admin }) => {
  await openAdmin(page, admin, 'blogs', 'ar');
  await page.getByRole('button', { name: 'معاينة' }).click();
  const preview = page.getByRole('region', { name: 'معاينة الصفحة' });
  await expect(preview.getByText('/ar/blog', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^تحرير: / })
    .first()
    .click();
  await expect(preview.getByText(/^\/ar\/blog-details\//)).toBeVisible();
  const heading = shown(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(await page.getByLabel('العنوان بالعربية').inputValue());
  await expectAccessible(page);

  await page.getByRole('button', { name: 'إلغاء التحرير' }).click();
  await page.getByLabel('العنوان', { exact: true }).fill('A post of tomorrow');
  await page.getByLabel('الفقرة الرئيسية', { exact: true }).fill('It begins like this.');
  await expect(preview.getByText(/^\/ar\/blog-details\/a-post-of-tomorrow-/)).toBeVisible();
  await expect(heading).toHaveText('A post of tomorrow');
  const { blogs } = await (await page.request.get('/api/blogs?limit=100')).json();
  expect(JSON.stringify(blogs)).not.toContain('A post of tomorrow');
});

test('a window without room has no preview', async ({ page, admin }) => {
  await openAdmin(page, admin, 'about/banner');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.locator('.preview')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.locator('.preview')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview' })).toHaveCount(0);
});

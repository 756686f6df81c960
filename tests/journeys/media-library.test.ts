import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator } from '../support/administrator.ts';
import { answerInstead } from '../support/answer-instead.ts';
import { answerTo } from '../support/confirm.ts';
import { forProof } from '../support/for-proof.ts';

test.describe.configure({ timeout: 900_000 });
// A server of its own: other journeys leave pictures behind too.
test.use({ serverEnv: { LOG_LEVEL: 'error' } });

test('a picture is added by choosing, dropping and pasting, and deleted while nothing uses it', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'media');
  const panel = page.getByRole('region', { name: '640 × 400' });
  await page.getByLabel('Add pictures', { exact: true }).setInputFiles(await pngFile('#aa3311'));
  await expect(page.getByText('Picture added successfully!')).toBeVisible();
  await expect(panel.getByText('It is not shown anywhere on the site.')).toBeVisible();
  await expect(panel.getByText('640 × 400')).toHaveCount(2);

  // Gone, it no longer moves what is below it.
  await expect(page.getByText('Picture added successfully!')).toHaveCount(0);
  const before = await chosenName(page);
  await drop(page, page.locator('.drop-area').first(), (await pngFile('#aa3322')).buffer);
  await expect.poll(() => chosenName(page)).not.toBe(before);
  const dropped = await chosenName(page);
  await page.getByRole('button', { name: 'Drop or paste: Add pictures' }).focus();
  await paste(page, (await pngFile('#aa3333')).buffer);
  await expect.poll(() => chosenName(page)).not.toBe(dropped);

  await page.getByRole('button', { name: 'Only unused' }).click();
  await expect(page.getByRole('option')).toHaveCount(3);
  const remove = () => panel.getByRole('button', { name: 'Delete' }).click();
  await answerTo(page, 'dismiss', remove);
  await expect(page.getByRole('option')).toHaveCount(3);
  const question = 'Are you sure you want to delete this picture?';
  expect(await answerTo(page, 'accept', remove)).toContain(question);
  await expect(page.getByText('Picture deleted successfully!')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(panel).toHaveCount(0);

  await page.getByLabel('Add pictures', { exact: true }).setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByRole('alert')).toContainText('Please select a valid image file');
});

test('where it is used, replaced in place on both public pages, and restored', async ({
  page,
  admin,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdmin(page, admin, 'media?search=home.portfolio');
  await page.getByRole('option', { name: /dashboard with rising blue waves/i }).click();
  const panel = page.getByRole('region', { name: /dashboard with rising blue waves/i });
  await expect(panel.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(panel.getByText('It cannot be deleted while it is used.')).toBeVisible();
  const old = await chosenName(page);
  for (const path of ['/', '/ar']) {
    expect(await (await page.request.get(path)).text()).toContain(old);
  }

  await panel
    .getByLabel('Replace this picture', { exact: true })
    .setInputFiles(await pngFile('#118833'));
  await expect(page.getByText('Picture replaced successfully!')).toBeVisible();
  await expect.poll(() => chosenName(page)).not.toBe(old);
  const next = await chosenName(page);
  for (const path of ['/', '/ar']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(next);
    expect(html).not.toContain(old);
  }

  await panel.getByRole('button', { name: 'Copy path' }).click();
  await expect(page.getByText('Path copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`/uploads/${next}`);
  await page.goto(`/admin/media?picture=${old}`);
  await expect(page.getByText('It is not shown anywhere on the site.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Earlier versions/ })).toBeVisible();
  await expect(
    page.getByText('It cannot be deleted while an earlier version that uses it can be restored.'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Sahil Finance' }).click();
  await expect(page).toHaveURL(/\/admin\/portfolio$/);
  await page.getByRole('button', { name: 'Edit: Sahil Finance' }).click();
  await page.getByText('History').click();
  await page.getByRole('button', { name: 'Restore' }).first().click();
  await expect(page.getByText('Version 1 restored successfully!')).toBeVisible();
  expect(await (await page.request.get('/ar')).text()).toContain(old);
});

test('a field takes a picture of the library with its descriptions, by keyboard', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'portfolio');
  const form = page.getByRole('form', { name: 'Add portfolio item' });
  await form.getByLabel('Name', { exact: true }).fill('Chosen');
  await form.getByLabel('Description', { exact: true }).fill('From the library');
  const opener = form.getByRole('button', { name: 'Choose an existing picture' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose an existing picture: Image' });
  await dialog.getByLabel('Search pictures').fill('local-seo');
  await expect(dialog.getByRole('option')).toHaveCount(8);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await dialog.getByLabel('Search pictures').fill('local-seo');
  await expect(dialog.getByRole('option')).toHaveCount(8);
  await dialog.getByRole('button', { name: 'Only unused' }).focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const second = dialog.getByRole('option').nth(1);
  await expect(second).toBeFocused();
  const source = await second.locator('img').getAttribute('src');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(form.getByAltText('Preview: Image')).toHaveAttribute('src', source ?? '');
  await expect(form.getByLabel('Image description', { exact: true })).not.toHaveValue('');
  await expect(form.getByLabel('Image description in Arabic')).toHaveValue(/\p{Script=Arabic}/u);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Portfolio item added successfully!')).toBeVisible();
  await page.goto(`/admin/media?picture=${source?.replace('/uploads/', '')}`);
  await expect(page.getByRole('link', { name: 'Chosen' })).toBeVisible();

  await page.goto('/admin/about/banner');
  await page.getByRole('button', { name: 'Choose an existing picture' }).click();
  const banner = page.getByRole('dialog');
  await expect(banner.getByText(/Only PNG pictures/)).toBeVisible();
  await expect(banner.getByRole('option').first()).toBeVisible();
  for (const image of await banner.getByRole('option').locator('img').all()) {
    await expect(image).toHaveAttribute('src', /\.png$/);
  }
});

test('the focal point follows the pointer and the sliders, and the crop follows it', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'our-work/testimonials');
  await page
    .getByRole('button', { name: /^Edit:/ })
    .first()
    .click();
  const form = page.getByRole('form', { name: /^Edit/ });
  const preview = form.getByAltText('Preview: Image');
  const [width, height] = await preview.evaluate((image) => [
    image.clientWidth,
    image.clientHeight,
  ]);
  expect(width).toBe(height);

  const picker = form.locator('.focus-picker');
  await picker.scrollIntoViewIfNeeded();
  const box = await picker.boundingBox();
  if (!box) throw new Error('There is nothing to pick on');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.25, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(box.x, box.y);
  await expect(form.getByLabel('Across')).toHaveValue('75');
  await expect(form.getByLabel('Down')).toHaveValue('25');
  await expect(preview).toHaveCSS('object-position', '75% 25%');
  await form.getByLabel('Down').press('ArrowRight');
  await expect(preview).toHaveCSS('object-position', '75% 26%');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Testimonial updated successfully!')).toBeVisible();
  const { testimonials } = await (await page.request.get('/api/our-work')).json();
  expect(testimonials[0].imageFocus).toBe('75% 26%');
});

test('one save takes a picture away and brings another', async ({ page, request, admin }) => {
  const other = await asAdministrator(request, admin);
  await openAdmin(page, admin, 'about/innovation');
  const before = await (await page.request.get('/api/about')).json();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pngFile('#663399'));
  await page.getByRole('button', { name: 'Remove picture' }).last().click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Innovation section updated successfully!')).toBeVisible();
  const { innovation } = await (await page.request.get('/api/about')).json();
  expect(innovation.supportImage).toBeNull();
  expect(innovation.mainImage).not.toBe(before.innovation.mainImage);
  expect(innovation.version).toBe(before.innovation.version + 1);
  await other.put('/about/innovation', { ...before.innovation, version: innovation.version });
});

test('failures are said, and an ended sign-in leads back', async ({ page, admin }) => {
  await openAdmin(page, admin, 'media');
  await answerInstead(page, '**/api/admin/media/*', (route) => route.abort());
  await page.getByRole('option').first().click();
  await page
    .getByLabel('Replace this picture', { exact: true })
    .setInputFiles(await pngFile('#224466'));
  await expect(page.getByRole('alert')).toContainText('Network error');
  await answerInstead(page, '**/api/admin/media?*', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.getByRole('button', { name: 'Only unused' }).click();
  await expect(page.getByText('Failed to fetch pictures')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('adminToken', 'x'.repeat(43)));
  await page.goto('/admin/media?search=x');
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/media\?search=x$/);
});

for (const language of ['en', 'ar'] as const) {
  test(
    `the screen is accessible and never too wide, in ${language}`,
    forProof(language === 'ar'),
    async ({ page, admin }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      await openAdmin(page, admin, 'media', language);
      const link = page.getByRole('navigation').locator('a[href="/admin/media"]');
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('main a[href^="/admin/dashboard?section="]')).toBeVisible();
      await page.getByRole('option').first().focus();
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect(page.getByRole('option').nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      await expectAccessible(page);
      for (const width of [1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(tooWide).toBe(0);
      }
      const title = language === 'ar' ? 'مكتبة الصور' : 'Media library';
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(problems).toEqual([]);
    },
  );
}

const chosenName = (page: Page) => new URL(page.url()).searchParams.get('picture') ?? '';

async function pngFile(background: string) {
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background } });
  return { name: 'a.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** With the pointer, as from a folder: the browser makes the events itself. */
async function drop(page: Page, to: Locator, buffer: Buffer): Promise<void> {
  const file = test.info().outputPath('dropped.png');
  await writeFile(file, buffer);
  await to.scrollIntoViewIfNeeded();
  const box = await to.boundingBox();
  if (!box) throw new Error('There is nothing to drop on');
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    });
  }
}

/** From the clipboard, into what has the focus. */
async function paste(page: Page, buffer: Buffer): Promise<void> {
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
  }, buffer.toString('base64'));
}

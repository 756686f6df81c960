import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator } from '../support/administrator.ts';
import { forProof } from '../support/for-proof.ts';
import { openPage } from '../support/open-page.ts';
import { expectNoOverflow } from '../support/whole-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.afterEach(async ({ request, admin }) => {
  await (await asAdministrator(request, admin)).delete('/site/brand');
});

const teal = 'rgb(11, 111, 120)';
const signal = (page: Page) => page.locator('input[name="signal"]');

test('a set of colours is seen before it is saved, and what nobody could read is not', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'settings/brand');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Gulf' }).click();
  const shown = page.frameLocator('.preview-area iframe:not([data-waiting])');
  const button = shown.locator('.site-header .button-small');
  await expect(button).toHaveCSS('background-color', teal);
  await page.getByRole('radio', { name: 'Square' }).check();
  await expect(button).toHaveCSS('border-radius', '0px');
  expect((await (await page.request.get('/api/site')).json()).brand.version).toBe(0);

  await signal(page).fill('#ffd400');
  await expect(page.getByText('Contrast 1.32, 4.5 is needed: too hard to read')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(signal(page)).toBeFocused();
  await expect(page.getByText(/#ffd400 reaches a contrast of 1.32/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Use #/ }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Brand updated successfully!').first()).toBeVisible();
  await openPage(page, '/');
  await expect(page.locator('.site-header .button-small')).toHaveCSS('border-radius', '0px');
});

for (const [name, width, height] of [
  ['wide', 2000, 120],
  ['tall', 120, 600],
] as const) {
  test(
    `a ${name} logo keeps to the header on a phone and on a wide screen`,
    forProof(name === 'tall'),
    async ({ page, admin }) => {
      const colours = { channels: 3, background: '#37c2b4' } as const;
      const buffer = await sharp({ create: { width, height, ...colours } })
        .png()
        .toBuffer();
      await openAdmin(page, admin, 'settings/brand');
      await page
        .getByLabel('Logo for dark ground', { exact: true })
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
      await openPage(page, '/ar/contact-us');
      const header = page.getByRole('banner');
      const logo = header.getByRole('link', { name: 'واجهة' }).getByRole('img');
      for (const screen of [390, 1440]) {
        await page.setViewportSize({ width: screen, height: 900 });
        await expect(logo).toBeVisible();
        expect((await header.boundingBox())?.height).toBe(80);
        const box = await logo.boundingBox();
        expect(box?.height).toBeLessThanOrEqual(44);
        expect(box?.width).toBeLessThanOrEqual(224);
        await expectNoOverflow(page);
      }
    },
  );
}

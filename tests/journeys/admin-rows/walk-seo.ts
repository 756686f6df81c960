import { openAdmin } from '../../support/admin-area.ts';
import {
  expectFailure,
  expectSuccess,
  field,
  fillIn,
  formCalled,
} from '../../support/admin-form.ts';
import { expect, test } from '../../support/admin-journey.ts';
import { restoreFirstVersion } from '../../support/administrator.ts';
import { whileSavesFail } from '../../support/failing-server.ts';
import { arabicTwin, siteHtml } from '../../support/site-text.ts';

import type { SeoRow } from './seo-rows.ts';

export const title = ['A lamp for every ship', 'مصباح لكل سفينة'] as const;
export const description = [
  'Who keeps the light on at night.',
  'من يبقي الضوء مضاء ليلا.',
] as const;

/** Counted and previewed while it is typed, then saved. */
export function walkSeo({ route, key, shownAt, isStrict }: SeoRow): void {
  test(`${route}: counted, previewed, saved, and in the head of ${shownAt}`, async ({
    page,
    request,
    admin,
  }) => {
    await openAdmin(page, admin, route);
    const form = formCalled(page, 'Edit SEO data');
    await field(form, 'Page title').fill('   ');
    await form.getByRole('button', { name: 'Update' }).click();
    if (isStrict) await expectSuccess(page, 'SEO data updated successfully!');
    else await expectFailure(page, 'Page title is required');

    for (const [label, limit] of [
      ['Page title', 60],
      ['Meta description', 160],
    ] as const) {
      await field(form, label).fill('');
      await field(form, label).focus();
      await page.keyboard.insertText('x'.repeat(limit + 5));
      const length = isStrict ? limit : limit + 5;
      await expect(field(form, label)).toHaveValue('x'.repeat(length));
      const count = isStrict
        ? `${limit}/${limit} characters`
        : `${length} characters (recommended: ${limit === 60 ? '50-60' : '150-160'})`;
      await expect(form.getByText(count)).toBeVisible();
    }

    await fillIn(form, { 'Page title': title, 'Meta description': description });
    await expect(form.getByRole('region', { name: 'Best practices' })).toBeVisible();
    const previews = form
      .getByRole('region', { name: 'Search result preview' })
      .locator('> div > *');
    for (const index of [0, 1] as const) {
      await expect(previews.nth(index)).toContainText(title[index]);
      await expect(previews.nth(index)).toContainText(description[index]);
    }
    await whileSavesFail(page, async () => {
      await page.keyboard.press('Control+s');
      await expectFailure(page, 'Error updating SEO data');
    });
    await page.keyboard.press('Control+s');
    await expectSuccess(page, 'SEO data updated successfully!');
    for (const [index, path] of [shownAt, arabicTwin(shownAt)].entries()) {
      const html = await siteHtml(page, path);
      expect(html).toContain(`<title>${title[index]}</title>`);
      expect(html).toContain(`<meta name="description" content="${description[index]}"/>`);
    }
    await restoreFirstVersion(request, admin, `/seo/admin/page/${key}`);
  });
}

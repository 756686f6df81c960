import { openAdmin } from '../support/admin-area.ts';
import { expectFailure, field, fillIn, formCalled } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { seoRows } from './admin-rows/seo-rows.ts';
import { description, title, walkSeo } from './admin-rows/walk-seo.ts';

test.describe.configure({ mode: 'parallel' });

for (const row of seoRows) if (row.shape) walkSeo(row);

test('a failed save of SEO data is told for three seconds, a failed fetch only logged', async ({
  context,
  admin,
}) => {
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.clock.install();
  await page.route('**/api/seo/**', (route) => route.fulfill({ status: 500, json: {} }));
  await openAdmin(page, admin, 'home/seo');
  const form = formCalled(page, 'Add SEO data');
  await expect(field(form, 'Page title')).toHaveValue('');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  expect(logged.join('\n')).toContain('Failed to fetch SEO data');

  await fillIn(form, { 'Page title': title, 'Meta description': description });
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expectFailure(page, 'Error updating SEO data');
  await page.clock.runFor(2_900);
  await expectFailure(page, 'Error updating SEO data');
  await page.clock.runFor(200);
  await expect(page.getByText('Error updating SEO data')).toHaveCount(0);
});

import type { Locator, Page } from '@playwright/test';
import { openAfterFailure } from '../support/admin-area.ts';
import {
  expectFailure,
  expectSuccess,
  expectTyped,
  field,
  fillIn,
  formCalled,
  submit,
} from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { answerTo } from '../support/confirm.ts';
import { whileSavesFail } from '../support/failing-server.ts';
import { choosePicture, storedPicture } from '../support/picture-files.ts';
import { expectOnSite, siteHtml } from '../support/site-text.ts';

// So low that the list could stay scrolled.
test.use({ viewport: { width: 1280, height: 450 } });

const first = {
  Location: ['Muscat', 'مسقط'],
  Title: ['Lamps in Muscat', 'مصابيح في مسقط'],
  Description: ['A city between rock and sea.', 'مدينة بين الصخر والبحر.'],
  Conclusion: ['So we came to stay.', 'لذلك جئنا لنبقى.'],
  'Call to action': ['Meet us in Muscat', 'قابلنا في مسقط'],
} as const;
const facts = {
  'Fact title': ['Muscat in one line', 'مسقط في سطر'],
  'Fact stat 1': ['Two old forts', 'قلعتان قديمتان'],
} as const;
const benefit = {
  'Benefits title': ['Why from here', 'لماذا من هنا'],
  'Benefit title': ['Near the harbour', 'قرب المرفأ'],
  'Benefit description': ['Ten steps to the water.', 'عشر خطوات إلى الماء.'],
} as const;
const typed = { ...first, ...facts, ...benefit };
const shownAt = '/localseo/muscat';

test('a location says what is missing in order, is shown by the site and goes again', async ({
  page,
  admin,
}) => {
  await openAfterFailure(page, admin, 'local-seo', {
    from: '/api/local-seo',
    failed: 'Failed to fetch Local SEO data',
  });
  for (const head of ['Location', 'Title', 'Status', 'Actions']) {
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add New Location' }).click();
  await add(page, formCalled(page, 'Add Local SEO entry'));
  const row = page.getByRole('row', { name: /Muscat/ });
  await expect(row.getByRole('cell', { name: 'Active', exact: true })).toBeVisible();
  await expectOnSite(page, shownAt, { typed });
  await expectOnSite(page, '/localseo', { typed: { Location: first.Location } });

  await edit(page, row);
  await expect(row.getByRole('cell', { name: 'Inactive', exact: true })).toBeVisible();
  for (const path of [shownAt, `/ar${shownAt}`]) {
    expect((await page.request.get(path)).status()).toBe(404);
  }
  await expectOnSite(page, '/localseo', { typed: { Location: first.Location }, isGone: true });
  await remove(page, row);
});

/** The messages come one by one, in the order of the specification. */
async function add(page: Page, form: Locator) {
  const says = async (text: string) => {
    await submit(form, 'Add');
    await expectFailure(page, text);
  };
  await says('Please fill in all required fields');
  await fillIn(form, first);
  await says('Please add a fact title and at least one stat');
  await fillIn(form, { 'Fact title': facts['Fact title'] });
  await says('Please add a fact title and at least one stat');
  await fillIn(form, { 'Fact stat 1': '   ' });
  await says('Please fill in all fact stats');
  await fillIn(form, facts);
  await says('Please add a benefits title and at least one benefit item');
  await fillIn(form, { 'Benefits title': benefit['Benefits title'] });
  await form.getByRole('button', { name: 'Add benefit item' }).click();
  await says('Please fill in all benefit item titles and descriptions');
  await fillIn(form, benefit);
  await choosePicture(form, { label: 'Image' });
  await whileSavesFail(page, () => says('Failed to save Local SEO data'));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await submit(form, 'Add');
  await expectSuccess(page, 'Local SEO data created successfully');
  await expect(page.getByRole('button', { name: 'Add New Location' })).toBeVisible();
  await page.waitForFunction(() => scrollY === 0);
}

async function edit(page: Page, row: Locator) {
  const form = formCalled(page, 'Edit Local SEO entry');
  await row.getByRole('button', { name: 'Edit' }).click();
  await expectTyped(form, typed);
  expect(await siteHtml(page, shownAt)).toContain(await storedPicture(form, 'Image'));
  await field(form, 'Title').fill('Not to be kept');
  await form.getByRole('button', { name: 'Cancel Edit' }).click();
  await expect(row).toContainText('Lamps in Muscat');

  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(field(form, 'Title')).toHaveValue('Lamps in Muscat');
  await field(form, 'Title').fill('Lanterns in Muscat');
  await form.getByRole('switch', { name: 'Active' }).uncheck();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await submit(form, 'Update');
  await expectSuccess(page, 'Local SEO data updated successfully');
  await expect(row).toContainText('Lanterns in Muscat');
  await page.waitForFunction(() => scrollY === 0);
}

async function remove(page: Page, row: Locator) {
  const press = () => row.getByRole('button', { name: 'Delete' }).click();
  expect(await answerTo(page, 'dismiss', press)).toContain(
    'Are you sure you want to delete this Local SEO entry?',
  );
  await whileSavesFail(page, async () => {
    await answerTo(page, 'accept', press);
    await expectFailure(page, 'Failed to delete Local SEO entry');
  });
  await answerTo(page, 'accept', press);
  await expectSuccess(page, 'Local SEO entry deleted successfully!');
  await expect(row).toHaveCount(0);
}

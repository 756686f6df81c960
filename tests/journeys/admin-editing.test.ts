import { openAdmin } from '../support/admin-area.ts';
import { expectSuccess, field, formCalled, submit } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator, restoreFirstVersion } from '../support/administrator.ts';
import { answerTo } from '../support/confirm.ts';
import { pictures } from '../support/picture-files.ts';

test.describe.configure({ mode: 'parallel' });

test('a new location begun during an edit is an empty form of its own', async ({ page, admin }) => {
  await openAdmin(page, admin, 'local-seo');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const edit = formCalled(page, 'Edit Local SEO entry');
  await expect(field(edit, 'Title')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Back to the list' }).focus();
  await page.keyboard.press('Alt+n');
  const add = formCalled(page, 'Add Local SEO entry');
  await expect(field(add, 'Title')).toHaveValue('');
  await expect(field(add, 'Location')).toBeFocused();
  await expect(add.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  await expect(add.getByRole('button', { name: 'Update' })).toHaveCount(0);
});

test('a search that does not find the record being edited leaves it in its form', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'blogs');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const form = formCalled(page, 'Edit blog');
  const title = await field(form, 'Title').inputValue();
  await field(form, 'Author').fill('Typed before the search');
  await page.getByRole('searchbox').fill('nothing is called this');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await expect(field(form, 'Title')).toHaveValue(title);
  await expect(field(form, 'Author')).toHaveValue('Typed before the search');
});

test('the focus follows an item of a list that is moved', async ({ page, admin }) => {
  await openAdmin(page, admin, 'settings');
  const form = formCalled(page, 'Edit settings');
  const cities = field(form, 'City');
  await expect(cities.first()).toBeVisible();
  const last = (await cities.count()) + 1;
  await form.getByRole('button', { name: 'Add office' }).click();
  await expect(cities).toHaveCount(last);
  await expect(cities.last()).toBeFocused();
  await page.keyboard.type('Salalah');
  for (let place = last; place > 1; place -= 1) {
    const up = form.getByRole('button', { name: `Move up: Office ${place}`, exact: true });
    if (place === last) await up.focus();
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(cities.first()).toHaveValue('Salalah');
  // At its end the button stays, so that the keyboard is not thrown out of the form.
  const up = form.getByRole('button', { name: 'Move up: Office 1', exact: true });
  await expect(up).toBeFocused();
  await expect(up).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(cities.first()).toHaveValue('Salalah');
});

test('in an item of a list no label touches the field above it', async ({ page, admin }) => {
  await openAdmin(page, admin, 'settings');
  const form = formCalled(page, 'Edit settings');
  const above = await field(form, 'City').first().boundingBox();
  const label = await form.getByText('Address', { exact: true }).first().boundingBox();
  expect((label?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThan(8);
});

test('while an item of a list is blank, adding another says so', async ({ page, admin }) => {
  await openAdmin(page, admin, 'blogs');
  const form = formCalled(page, 'Add blog');
  const add = form.getByRole('button', { name: 'Add sub heading' });
  await add.click();
  await expect(form.getByText('Sub heading 1')).toBeVisible();
  const note = form.getByText('Fill in this one first.');
  await expect(note).toHaveCount(0);
  await add.click();
  await expect(note).toBeVisible();
  await expect(field(form, 'Sub heading title')).toHaveCount(1);
  await expect(field(form, 'Sub heading title')).toBeFocused();
  await page.keyboard.type('About the storm');
  await expect(note).toHaveCount(0);
});

test('a chosen file is forgotten with the form that was saved', async ({
  page,
  request,
  admin,
}) => {
  await openAdmin(page, admin, 'portfolio');
  const form = formCalled(page, 'Add portfolio item');
  const image = field(form, 'Image');
  const chosen = () => image.evaluate((input: HTMLInputElement) => input.files?.length);
  await image.setInputFiles(pictures.none);
  await expect(form.getByText(/Please select a valid image file/)).toBeVisible();
  expect(await chosen()).toBe(0);
  for (const name of ['Lantern one', 'Lantern two']) {
    await image.setInputFiles(pictures.png);
    expect(await chosen()).toBe(1);
    await field(form, 'Name').fill(name);
    await field(form, 'Description').fill('For the journey');
    await submit(form, 'Add');
    await expect(page.getByRole('row', { name })).toBeVisible();
    await expect(field(form, 'Name')).toHaveValue('');
    expect(await chosen()).toBe(0);
  }
  const { delete: remove } = await asAdministrator(request, admin);
  const { portfolio } = await (await request.get('/api/home')).json();
  for (const { _id, name } of portfolio) {
    if (name.startsWith('Lantern')) await remove(`/home/portfolio/${_id}`);
  }
});

test('a blank form says nothing of itself yet', async ({ page, admin }) => {
  await openAdmin(page, admin, 'blogs');
  const form = formCalled(page, 'Add blog');
  await expect(form.getByText('Arabic missing')).toHaveCount(0);
  await expect(form.getByRole('status')).toHaveText('');
  await field(form, 'Title').fill('Typed');
  await expect(form.getByText('Arabic missing')).toBeVisible();
  await expect(form.getByRole('status')).toHaveText('Unsaved changes');
});

test('a delete names what goes, and says once that it is gone, without moving the page', async ({
  page,
  request,
  admin,
}) => {
  const { post } = await asAdministrator(request, admin);
  const ar = { question: 'أيُحذف باسمه؟', answer: 'نعم' };
  await post('/home/faq', { question: 'Gone by name?', answer: 'Yes', ar });
  await openAdmin(page, admin, 'faq');
  const heading = page.getByRole('heading', { level: 1 });
  const row = page.getByRole('row', { name: 'Gone by name?' });
  const remove = row.getByRole('button', { name: 'Delete' });
  await remove.scrollIntoViewIfNeeded();
  const before = await heading.boundingBox();
  const asked = await answerTo(page, 'accept', () => remove.click());
  expect(asked).toContain('Are you sure you want to delete this FAQ item?');
  expect(asked).toContain('Gone by name?');
  await expectSuccess(page, 'FAQ item deleted successfully!');
  await expect(page.getByText('FAQ item deleted successfully!')).toHaveCount(1);
  expect(await heading.boundingBox()).toEqual(before);
  // The words go after three seconds; the way back stays longer, with the name of what is gone.
  await expect(page.getByText('FAQ item deleted successfully!')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByText('Gone by name?')).toBeVisible();
});

test('each save button says what it saves', async ({ page, admin }) => {
  await openAdmin(page, admin, 'services/process');
  await page.getByRole('row').first().getByRole('button', { name: 'Edit' }).click();
  const updates = page.getByRole('button', { name: 'Update', exact: true });
  await expect(updates).toHaveCount(2);
  await expect(updates.first()).toHaveAccessibleDescription(/^process$/);
  await expect(updates.last()).toHaveAccessibleDescription(/^process card$/);
});

test('earlier pictures are seen in the history, not read as paths', async ({
  page,
  request,
  admin,
}) => {
  await openAdmin(page, admin, 'our-work/banner');
  const form = formCalled(page, 'Edit banner');
  await field(form, 'Image').setInputFiles(pictures.png);
  await submit(form, 'Update');
  await expectSuccess(page, 'Banner updated successfully!');
  await page.getByText('History').click();
  const cells = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Image', exact: true }) })
    .first();
  await expect(cells.getByRole('img')).toHaveCount(2);
  await expect(cells).not.toContainText('/uploads/');
  await restoreFirstVersion(request, admin, '/our-work/banner');
});

test('posts are listed with their date and author, and sorted by what editors know', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'blogs');
  const { blogs } = await (await page.request.get('/api/blogs?limit=1')).json();
  const row = page.getByRole('row', { name: blogs[0].title });
  await expect(row).toContainText(blogs[0].author);
  await expect(row).toContainText(blogs[0].date.slice(0, 4));
  const sorts = await page.getByLabel('Sort', { exact: true }).locator('option').allTextContents();
  expect(sorts).toEqual(expect.arrayContaining(['Title ↑', 'Date ↓', 'Author ↑']));
  expect(sorts.join()).not.toContain('description');
});

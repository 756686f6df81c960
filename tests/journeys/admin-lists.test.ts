import type { Page } from '@playwright/test';
import { openAdmin } from '../support/admin-area.ts';
import { expectSuccess, field, formCalled } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { answerTo } from '../support/confirm.ts';
import { siteText } from '../support/site-text.ts';

test.describe.configure({ mode: 'parallel' });

const reordered = 'Order updated successfully!';

test('a list is put in another order by buttons, by dragging and by the keyboard', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'about/features');
  const [first = '', second = '', third = '', ...others] = await titles(page);
  const expectOrder = async (...start: string[]) => {
    await expectSuccess(page, reordered);
    await expect.poll(() => titles(page)).toEqual([...start, ...others]);
  };
  await page.getByRole('button', { name: `Move up: ${second}` }).click();
  await expectOrder(second, first, third);
  const site = await siteText(page, '/about-us');
  expect(site.indexOf(second)).toBeLessThan(site.indexOf(first));
  await page.getByRole('button', { name: `Move down: ${second}` }).click();
  await expectOrder(first, second, third);

  const row = (name: string) => page.getByRole('row', { name, exact: true });
  await row(third).dragTo(row(first), { targetPosition: { x: 200, y: 2 } });
  await expectOrder(third, first, second);

  await page.getByRole('button', { name: `Drag: ${third}` }).press('Enter');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expectOrder(first, second, third);
});

test('a list is searched in both languages and sorted', async ({ page, admin }) => {
  await openAdmin(page, admin, 'our-work/testimonials');
  const all = await titles(page);
  const rows = page.getByRole('row');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('searchbox', { name: 'Search testimonials' });
  await expect(search).toBeFocused();
  await page.keyboard.type((all[1] ?? '').toUpperCase());
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('button', { name: /^(Move|Drag)/ })).toHaveCount(0);
  const { testimonials } = await (await page.request.get('/api/our-work?lang=ar')).json();
  await search.fill(testimonials[2].name);
  await expect.poll(() => titles(page)).toEqual([all[2]]);
  // As people type it: without marks, and with one form of each letter.
  await search.fill(testimonials[2].name.replaceAll(/[أإآ]/g, 'ا').replaceAll('ة', 'ه'));
  await expect.poll(() => titles(page)).toEqual([all[2]]);
  await search.fill('nobody is called this');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await search.fill('');
  await expect(rows).toHaveCount(all.length);
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Name ↓' });
  await expect.poll(() => titles(page)).toEqual([...all].sort(inAlphabet).reverse());
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'As on the site' });
  await expect.poll(() => titles(page)).toEqual(all);
});

test('a long list is searched and sorted by the server', async ({ page, admin }) => {
  await openAdmin(page, admin, 'blogs');
  const [newest = '', ...older] = await titles(page);
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Date ↑' });
  await expect(page).toHaveURL(/sort=date/);
  await expect.poll(async () => (await titles(page)).at(-1)).toBe(newest);
  await page.getByRole('searchbox').fill(newest);
  await expect(page).toHaveURL(/search=/);
  await expect.poll(() => titles(page)).toEqual([newest]);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('row')).toHaveCount(older.length + 1);
});

test('a form is reached, left and saved by the keyboard', async ({ page, admin }) => {
  await openAdmin(page, admin, 'faq');
  const [first = '', second = ''] = await titles(page);
  const add = formCalled(page, 'Add FAQ item');
  const edit = formCalled(page, 'Edit FAQ item');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(field(edit, 'Question')).toHaveValue(first);
  // Not in a field, where the next press would be the field's own.
  await expect(page.getByRole('heading', { name: 'Edit FAQ item' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(field(edit, 'Question')).toHaveValue(second);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(field(edit, 'Question')).toHaveValue(first);
  await page.keyboard.press('Alt+n');
  await expect(field(add, 'Question')).toBeFocused();
  await page.keyboard.type('Asked by the keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Answered by it');
  await page.keyboard.press('Control+s');
  await expectSuccess(page, 'FAQ item added successfully!');

  const row = page.getByRole('row', { name: 'Asked by the keyboard' });
  const remove = row.getByRole('button', { name: 'Delete' });
  await answerTo(page, 'accept', () => remove.press('Enter'));
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expectSuccess(page, 'Restored successfully!');
  await expect(row).toBeVisible();
  expect(await siteText(page, '/')).toContain('Asked by the keyboard');
  await answerTo(page, 'accept', () => remove.click());
  await expect(row).toHaveCount(0);
});

test('what lacks its Arabic is counted, marked and found', async ({ page, admin }) => {
  await openAdmin(page, admin, 'faq');
  const all = (await titles(page)).length;
  const form = formCalled(page, 'Add FAQ item');
  await field(form, 'Question').fill('Only half in Arabic');
  await field(form, 'Answer').fill('The other half is missing');
  await expect(form.getByText('Arabic missing')).toHaveCount(2);
  await field(form, 'Question in Arabic').fill('نصفه بالعربية فقط');
  await expect(form.getByText('Arabic missing')).toHaveCount(1);
  await page.keyboard.press('Control+s');
  const row = page.getByRole('row', { name: 'Only half in Arabic' });
  await expect(row.getByText('1 to translate')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(all + 1);
  await page.getByRole('button', { name: '1 to translate' }).click();
  await expect(page.getByRole('row')).toHaveCount(1);
  await answerTo(page, 'accept', () => row.getByRole('button', { name: 'Delete' }).click());
  await expect(page.getByRole('button', { name: 'to translate' })).toHaveCount(1);
  await page.getByRole('button', { name: '0 to translate' }).click();
  await expect(page.getByRole('row')).toHaveCount(all);
});

const titles = (page: Page) => page.getByRole('row').locator('p:first-child').allTextContents();

const inAlphabet = new Intl.Collator(['en', 'ar'], { numeric: true }).compare;

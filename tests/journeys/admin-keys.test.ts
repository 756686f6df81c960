import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expectSuccess, field, formCalled } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator } from '../support/administrator.ts';
import { answerTo } from '../support/confirm.ts';

test.describe.configure({ mode: 'parallel' });

test('in a field the keys with Alt are the field’s own', async ({ page, admin }) => {
  await openAdmin(page, admin, 'faq');
  await page.keyboard.press('Alt+ArrowDown');
  const edit = formCalled(page, 'Edit FAQ item');
  const question = field(edit, 'Question');
  const first = await question.inputValue();
  await question.focus();
  for (const key of ['Alt+ArrowDown', 'Alt+ArrowUp', 'Alt+n', 'Control+Alt+n']) {
    await page.keyboard.press(key);
    await expect(question).toBeFocused();
    await expect(question).toHaveValue(first);
  }
  await page.getByLabel('Sort', { exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(question).toHaveValue(first);
});

test('Ctrl + K searches the list that is near, and keys reach nothing under a window', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'home');
  const [portfolio, questions] = [
    page.getByRole('searchbox').first(),
    page.getByRole('searchbox').last(),
  ];
  await page.keyboard.press('Control+k');
  await expect(portfolio).toBeFocused();
  await page.locator('.panel').last().getByRole('row').first().focus();
  await page.keyboard.press('Control+k');
  await expect(questions).toBeFocused();

  const form = formCalled(page, 'Add portfolio item');
  await form.getByRole('button', { name: 'Choose an existing picture' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('option').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Control+k');
  await expect(window.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expect(form).toBeVisible();

  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeFocused();
});

test('the way back from a delete is told, stays, and is taken by key', async ({
  context,
  request,
  admin,
}) => {
  const { post } = await asAdministrator(request, admin);
  const question = 'Gone and brought back by key?';
  await post('/home/faq', { question, answer: 'Yes' });
  const page = await context.newPage();
  await page.clock.install();
  await openAdmin(page, admin, 'faq');
  const row = page.getByRole('row', { name: question });
  const remove = row.getByRole('button', { name: 'Delete' });
  await answerTo(page, 'accept', () => remove.press('Enter'));
  await expect(row).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('status').filter({ hasText: question })).toContainText('Undo');

  // In a field the key takes back what is typed there.
  const form = formCalled(page, 'Add FAQ item');
  await field(form, 'Question').focus();
  await page.keyboard.press('Control+z');
  await expect(row).toHaveCount(0);
  await form.getByRole('button', { name: 'Add', exact: true }).focus();
  await page.keyboard.press('Control+z');
  await expectSuccess(page, 'Restored successfully!');
  await expect(row).toBeVisible();

  await answerTo(page, 'accept', () => remove.press('Enter'));
  await page.getByRole('button', { name: 'Close, leave it deleted' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  await expect(row).toHaveCount(0);
});

test('nothing lies over what can be pressed before something is typed', async ({ page, admin }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, admin, 'services/secondary');
  await page.getByRole('combobox', { name: /^Main service/ }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: /^Primary service/ }).selectOption({ index: 1 });
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('toolbar') })
    .first();
  const bar = form.locator('.save-bar');
  await expect(bar).toHaveCSS('position', 'static');
  await expectAccessible(page, { sameColours: true });
  await form.getByRole('textbox').first().fill('Begun');
  await expect(bar).toHaveCSS('position', 'sticky');
});

test('the rows of a list load thumbnails of their pictures', async ({ page, admin }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'image') {
      sizes.push(Number(response.headers()['content-length']));
    }
  });
  await openAdmin(page, admin, 'blogs');
  const pictures = page.getByRole('row').getByRole('img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\.w320\.(avif|webp)$/,
    );
  }
  await expect.poll(() => sizes.length).toBe(await pictures.count());
  expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThan(200_000);
});

test('an account that is signed in is not asked to sign in', async ({ page, admin }) => {
  await openAdmin(page, admin, 'dashboard');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});

test('a form whose window cannot be loaded, as after a new version, is opened anew with its draft', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'blogs/banner');
  const form = formCalled(page, 'Edit banner');
  await field(form, 'Heading').fill('Typed before the new version');
  await page.route('**/choose-picture*.js', (route) => route.fulfill({ status: 404 }));
  await form.getByRole('button', { name: 'Choose an existing picture' }).click();
  await expect(page.getByRole('heading', { name: 'This screen could not be shown' })).toBeVisible();
  await page.unroute('**/choose-picture*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(form, 'Heading')).toHaveValue('Typed before the new version');
});

test('a table of leads is there until the browser has read it', async ({
  page,
  request,
  admin,
}) => {
  const lead = { name: 'Mona', email: 'mona@example.com', message: 'For the table' };
  const more = { phone: '+971 4 555 0100', interest: 'other', company: 'None', budget: '1' };
  expect((await request.post('/api/contact/submit', { data: { ...lead, ...more } })).ok()).toBe(
    true,
  );
  await openAdmin(page, admin, 'leads');
  await page.evaluate(() => {
    const revoked: string[] = [];
    URL.revokeObjectURL = (address) => revoked.push(address);
    Object.assign(window, { revoked });
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  await (await download).path();
  expect(await page.evaluate(() => Reflect.get(window, 'revoked'))).toEqual([]);
});

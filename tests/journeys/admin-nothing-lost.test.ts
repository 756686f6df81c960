import { openAdmin } from '../support/admin-area.ts';
import { expectFailure, expectSuccess, field, formCalled, submit } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator } from '../support/administrator.ts';
import { answerInstead } from '../support/answer-instead.ts';
import { answerTo } from '../support/confirm.ts';
import { hurryLimits } from '../support/hurry-limits.ts';
import { pictures } from '../support/picture-files.ts';

test.describe.configure({ mode: 'parallel' });

test('a reload keeps what was typed, and leaving asks first', async ({ page, admin }) => {
  await openAdmin(page, admin, 'our-work/stats');
  const heading = page.getByLabel('Main heading', { exact: true });
  const stored = await heading.inputValue();
  await heading.fill('Half a thought');
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(heading).toHaveValue('Half a thought');
  await expect(page.getByText(/Your unsaved changes are back/)).toBeVisible();

  const leave = () => page.getByRole('link', { name: 'Back to Dashboard' }).click();
  expect(await answerTo(page, 'dismiss', leave)).toContain('You have unsaved changes.');
  await expect(heading).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(heading).toHaveValue(stored);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/dashboard\?section=our-work/);
});

test('a reload in the middle of an edit goes on with that edit', async ({ page, admin }) => {
  await openAdmin(page, admin, 'about/features');
  const item = page.getByRole('row').nth(1);
  await item.getByRole('button', { name: 'Edit' }).click();
  const form = formCalled(page, 'Edit feature');
  const stored = await field(form, 'Text').inputValue();
  await field(form, 'Text').fill('Half an edit');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(field(form, 'Text')).toHaveValue('Half an edit');

  await page.keyboard.press('Alt+n');
  await expect(formCalled(page, 'Add feature')).toBeVisible();
  await expect(item.getByText('Unsaved changes')).toBeVisible();
  await item.getByRole('button', { name: 'Edit' }).click();
  await expect(field(form, 'Text')).toHaveValue('Half an edit');
  await form.getByRole('button', { name: 'Cancel Edit' }).click();
  await item.getByRole('button', { name: 'Edit' }).click();
  await expect(field(form, 'Text')).toHaveValue(stored);
});

test('an ended sign-in asks over the form, and the save goes on', async ({ page, admin }) => {
  await openAdmin(page, admin, 'contact/help');
  const help = page.getByLabel('Help text', { exact: true });
  await help.fill('Help that outlives a sign-in');
  await page.evaluate(() => localStorage.setItem('adminToken', 'x'.repeat(43)));
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(admin.username);
  await dialog.getByLabel('Password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Help text updated successfully!')).toBeVisible();
  await page.reload();
  await expect(help).toHaveValue('Help that outlives a sign-in');
});

test('a save over somebody else’s shows both and lets choose', async ({ page, request, admin }) => {
  const other = await asAdministrator(request, admin);
  await openAdmin(page, admin, 'services/case-studies');
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Mine');
  await other.put('/services/case-study', { title: 'Theirs', description: 'From another tab' });
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('cell', { name: 'Theirs' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'Mine' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(page.getByText('Case study updated successfully!')).toBeVisible();

  await page.getByText('History').click();
  const history = page.locator('details');
  await expect(history.getByRole('cell', { name: 'Theirs' }).first()).toBeVisible();
  await history.getByRole('button', { name: 'Restore' }).first().click();
  await expect(title).toHaveValue('Theirs');
});

test('after a conflict the stored version may be taken, and nothing newer is deleted unseen', async ({
  page,
  request,
  admin,
}) => {
  const other = await asAdministrator(request, admin);
  const item = { question: 'Asked before the conflict', answer: 'Yes' };
  const { _id } = await (await other.post('/home/faq', item)).json();
  await openAdmin(page, admin, 'faq');
  const row = page.getByRole('row', { name: item.question });
  await row.getByRole('button', { name: 'Edit' }).click();
  const form = formCalled(page, 'Edit FAQ item');
  await field(form, 'Answer').fill('Mine');
  await other.put(`/home/faq/${_id}`, { ...item, answer: 'Theirs' });
  await submit(form, 'Update');
  await page.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(field(form, 'Answer')).toHaveValue('Theirs');

  await other.put(`/home/faq/${_id}`, { ...item, answer: 'Theirs again' });
  await answerTo(page, 'accept', () => row.getByRole('button', { name: 'Delete' }).click());
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(row).toContainText('Theirs again');
  await answerTo(page, 'accept', () => row.getByRole('button', { name: 'Delete' }).click());
  await expect(row).toHaveCount(0);
});

test('the green banner goes by itself after three seconds', async ({ context, admin }) => {
  const page = await context.newPage();
  await page.clock.install();
  await openAdmin(page, admin, 'contact/help');
  await field(formCalled(page, 'Edit help text'), 'Help text').fill('Three seconds of green');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Control+s');
  const saved = 'Help text updated successfully!';
  await expectSuccess(page, saved);
  await page.clock.runFor(2_000);
  // Saved again: the same words begin their time anew.
  const again = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Control+s');
  await again;
  await expect(page.getByRole('button', { name: 'Update' })).toBeEnabled();
  await page.clock.runFor(2_900);
  await expectSuccess(page, saved);
  await page.clock.runFor(200);
  await expect(page.getByText(saved)).toHaveCount(0);
});

test('without a network the text says so and the form stays', async ({ page, admin }) => {
  await openAdmin(page, admin, 'contact/help');
  const help = page.getByLabel('Help text', { exact: true });
  await help.fill('Not gone');
  await answerInstead(page, '**/api/contact/help', (route) => route.abort());
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Network error')).toBeVisible();
  await expect(help).toHaveValue('Not gone');
});

test('a save asked for again while it is under way is sent once', async ({ page, admin }) => {
  await openAdmin(page, admin, 'faq');
  const sent: string[] = [];
  const held = Promise.withResolvers<void>();
  await answerInstead(page, '**/api/home/faq', async (route) => {
    sent.push(route.request().method());
    await held.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  const form = formCalled(page, 'Add FAQ item');
  await field(form, 'Question').fill('Asked once?');
  await field(form, 'Answer').fill('Once.');
  await page.keyboard.press('Control+s');
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await page.keyboard.press('Control+s');
  held.resolve();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  expect(sent).toEqual(['POST']);
});

test('a failed fetch says so, and an ended sign-in leads back to where it ended', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'dashboard');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/contact/help');
  await expect(page.getByText('Failed to fetch contact data')).toBeVisible();
  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Help text', { exact: true })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('adminToken', 'x'.repeat(43)));
  await page.goto('/admin/about/strategy');
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/about\/strategy$/);
});

test('an item whose answer is lost is added once, however often Add is pressed', async ({
  page,
  request,
  admin,
}) => {
  await openAdmin(page, admin, 'about/features');
  const form = formCalled(page, 'Add feature');
  await field(form, 'Heading').fill('Added once');
  await field(form, 'Text').fill('However often');
  const keys: (string | undefined)[] = [];
  await answerInstead(page, '**/api/about/features', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await submit(form, 'Add');
  await expectFailure(page, 'Network error');
  // What became of it is looked up: it is in the list, and what was typed is still there.
  await expect(page.getByRole('row', { name: 'Added once' })).toBeVisible();
  await submit(form, 'Add');
  await expectSuccess(page, 'Feature added successfully!');
  expect(keys[0]).toMatch(/^[\w-]{1,64}$/);
  expect(keys[1]).toBe(keys[0]);
  const { features } = await (await request.get('/api/about')).json();
  expect(
    features.filter(({ heading }: { heading: string }) => heading === 'Added once'),
  ).toHaveLength(1);
});

test('a save whose answer is lost is no conflict when it is sent again', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'contact/help');
  const help = page.getByLabel('Help text', { exact: true });
  await help.fill('Saved, and nothing heard of it');
  let sent = 0;
  await answerInstead(page, '**/api/contact/help', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    await page.route('**/api/contact', (call) => call.abort());
    await route.abort();
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(help).toHaveValue('Saved, and nothing heard of it');
  await page.unroute('**/api/contact');
  await page.keyboard.press('Control+s');
  await expectSuccess(page, 'Help text updated successfully!');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a save that hangs says so after half a minute, and after two with a picture', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'our-work/testimonials');
  await page.evaluate(hurryLimits);
  const form = formCalled(page, 'Add testimonial');
  await field(form, 'Stars').fill('5');
  await field(form, 'Text').fill('Slow');
  await field(form, 'Name').fill('Nobody answers');
  await field(form, 'Designation').fill('Keeper');
  await field(form, 'Image').setInputFiles(pictures.png);
  await answerInstead(page, '**/api/our-work/testimonials', () => new Promise(() => {}));
  await page.evaluate(() => Reflect.get(window, 'limits').splice(0));
  await submit(form, 'Add');
  await expectFailure(page, 'No answer yet: it may have been saved. It is safe to try again.');
  await expect(field(form, 'Name')).toHaveValue('Nobody answers');
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
  expect(await page.evaluate(() => Reflect.get(window, 'limits'))).toContain(120_000);

  const edited = page.getByRole('row').first();
  await edited.getByRole('button', { name: 'Edit' }).click();
  const edit = formCalled(page, 'Edit testimonial');
  await field(edit, 'Text').fill('Slower');
  await answerInstead(page, '**/api/our-work/testimonials/*', () => new Promise(() => {}));
  await page.evaluate(() => Reflect.get(window, 'limits').splice(0));
  await submit(edit, 'Update');
  await expectFailure(page, 'No answer yet: it may have been saved. It is safe to try again.');
  expect(await page.evaluate(() => Reflect.get(window, 'limits'))).toContain(30_000);
});

test('signing out asks before it ends the session, and a draft is its account’s alone', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'our-work/stats');
  const heading = page.getByLabel('Main heading', { exact: true });
  const stored = await heading.inputValue();
  await heading.fill('Typed by one');
  const signOut = () => page.getByRole('button', { name: 'Logout' }).click();
  const sessionEnds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/logout')) sessionEnds.push(request.url());
  });
  await answerTo(page, 'dismiss', signOut);
  await expect(heading).toHaveValue('Typed by one');
  expect(sessionEnds).toEqual([]);
  await answerTo(page, 'accept', signOut);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(sessionEnds).toHaveLength(1);

  await openAdmin(page, admin, 'our-work/stats');
  await expect(heading).toHaveValue('Typed by one');
  await page.evaluate(() => localStorage.setItem('adminUser', '{"username":"another"}'));
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(heading).toHaveValue(stored);
});

test('two forms that were changed on one screen are saved with one shortcut', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'leasing/hero');
  const forms = page.getByRole('form');
  await expect(forms).toHaveCount(2);
  const texts = [0, 1].map((at) => forms.nth(at).getByRole('textbox').first());
  const before = await Promise.all(texts.map((text) => text.inputValue()));
  const save = async (values: string[]) => {
    for (const [at, text] of texts.entries()) await text.fill(values[at] ?? '');
    await page.keyboard.press('Control+s');
    for (const at of [0, 1]) {
      await expect(forms.nth(at).getByText('Saved', { exact: true })).toBeVisible();
    }
  };
  await save(['Above', 'Below']);
  const stored = JSON.stringify(await (await page.request.get('/api/leasing')).json());
  expect(stored).toContain('"Above"');
  expect(stored).toContain('"Below"');
  await save(before);
});

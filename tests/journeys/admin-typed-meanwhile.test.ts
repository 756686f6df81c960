import type { Locator, Page } from '@playwright/test';
import { openAdmin } from '../support/admin-area.ts';
import { expectFailure, expectSuccess, field, formCalled, submit } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator, restoreFirstVersion } from '../support/administrator.ts';
import { holdSave } from '../support/hold-save.ts';
import { pictures } from '../support/picture-files.ts';

test.describe.configure({ mode: 'parallel' });

const unsaved = (form: Locator) => form.getByText('Unsaved changes');

test('what is typed into a block while it is saved stays, and the next save takes it', async ({
  page,
  request,
  admin,
}) => {
  await openAdmin(page, admin, 'services/case-studies');
  const form = formCalled(page, 'Edit case study');
  await field(form, 'Title').fill('Sent');
  await field(form, 'Title in Arabic').fill('أُرسل');
  const save = await holdSave(page, '**/api/services/case-study');
  await page.keyboard.press('Control+s');
  await save.isUnderWay;
  await expect(form.getByRole('button', { name: 'Discard changes' })).toBeDisabled();
  await field(form, 'Description').fill('Typed meanwhile');
  await field(form, 'Title in Arabic').fill('كُتب في أثناء الحفظ');
  await save.letGo();
  await expectSuccess(page, 'Case study updated successfully!');
  await expect(field(form, 'Title')).toHaveValue('Sent');
  await expect(field(form, 'Title in Arabic')).toHaveValue('كُتب في أثناء الحفظ');
  await expect(field(form, 'Description')).toHaveValue('Typed meanwhile');
  await expect(unsaved(form)).toBeVisible();

  await page.keyboard.press('Control+s');
  await expect(unsaved(form)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stored = async () => (await (await request.get('/api/services')).json()).caseStudy;
  await expect.poll(stored).toMatchObject({
    title: 'Sent',
    description: 'Typed meanwhile',
    ar: { title: 'كُتب في أثناء الحفظ' },
  });
  await restoreFirstVersion(request, admin, '/services/case-study');
});

test('an item typed into while it is added is edited further, not added twice', async ({
  page,
  request,
  admin,
}) => {
  await openAdmin(page, admin, 'our-work/testimonials');
  const add = formCalled(page, 'Add testimonial');
  await field(add, 'Stars').fill('5');
  await field(add, 'Text').fill('Sent');
  await field(add, 'Name').fill('Nura of the pier');
  await field(add, 'Designation').fill('Keeper');
  await field(add, 'Image').setInputFiles(pictures.png);
  const save = await holdSave(page, '**/api/our-work/testimonials');
  await submit(add, 'Add');
  await save.isUnderWay;
  await expect(add.getByRole('button', { name: 'Discard changes' })).toBeDisabled();
  await field(add, 'Text').fill('Typed meanwhile');
  await field(add, 'Image').setInputFiles(pictures.gif);
  // Whoever asks for the form again is in it already.
  await field(add, 'Image').focus();
  await page.keyboard.press('Alt+n');
  await expect(field(add, 'Stars')).toBeFocused();
  await save.letGo();
  await expectSuccess(page, 'Testimonial added successfully!');
  const edit = formCalled(page, 'Edit testimonial');
  await expect(field(edit, 'Text')).toHaveValue('Typed meanwhile');
  await expect(field(edit, 'Name')).toHaveValue('Nura of the pier');
  await expect(edit.getByAltText('Preview: Image')).toHaveAttribute('src', /^data:image\/gif/);
  await expect(unsaved(edit)).toBeVisible();
  await submit(edit, 'Update');
  await expectSuccess(page, 'Testimonial updated successfully!');
  await expect(field(add, 'Name')).toHaveValue('');

  const { testimonials } = await (await request.get('/api/our-work')).json();
  const made = testimonials.filter(({ name }: { name: string }) => name === 'Nura of the pier');
  expect(made).toEqual([expect.objectContaining({ text: 'Typed meanwhile' })]);
  const { delete: remove } = await asAdministrator(request, admin);
  await remove(`/our-work/testimonials/${made[0]._id}`);
});

test('items of a list added and removed while it is saved stay so', async ({
  page,
  request,
  admin,
}) => {
  await openAdmin(page, admin, 'settings');
  const form = formCalled(page, 'Edit settings');
  const cities = field(form, 'City');
  const [first = '', ...others] = await texts(cities);
  await field(form, 'Agency name').fill('Sent');
  const save = await holdSave(page, '**/api/settings');
  await submit(form, 'Update');
  await save.isUnderWay;
  await form.getByRole('button', { name: 'Remove Office 1' }).click();
  await form.getByRole('button', { name: 'Add office' }).click();
  await page.keyboard.type('Salalah');
  await save.letGo();
  await expectSuccess(page, 'Settings updated successfully!');
  await expect.poll(() => texts(cities)).toEqual([...others, 'Salalah']);
  await expect(unsaved(form)).toBeVisible();
  await form.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => texts(cities)).toEqual([first, ...others]);
  await restoreFirstVersion(request, admin, '/settings');
});

test('another record opened while one is saved stays open, and so does what was typed', async ({
  page,
  request,
  admin,
}) => {
  const { post, delete: remove } = await asAdministrator(request, admin);
  const make = async (question: string) =>
    (await (await post('/home/faq', { question, answer: 'Stored' })).json())._id as string;
  const ids = [await make('Saved slowly'), await make('Opened meanwhile')];
  await openAdmin(page, admin, 'faq');
  const form = formCalled(page, 'Edit FAQ item');
  await editRow(page, 'Saved slowly');
  await field(form, 'Answer').fill('Sent');
  const save = await holdSave(page, '**/api/home/faq/*');
  await submit(form, 'Update');
  await save.isUnderWay;
  await field(form, 'Answer').fill('Typed after sending');
  await editRow(page, 'Opened meanwhile');
  await field(form, 'Answer').fill('Typed into the other');
  await save.letGo();
  await expectSuccess(page, 'FAQ item updated successfully!');
  await expect(field(form, 'Question')).toHaveValue('Opened meanwhile');
  await expect(field(form, 'Answer')).toHaveValue('Typed into the other');

  await editRow(page, 'Saved slowly');
  await expect(field(form, 'Answer')).toHaveValue('Typed after sending');
  await submit(form, 'Update');
  await expectSuccess(page, 'FAQ item updated successfully!');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const id of ids) await remove(`/home/faq/${id}`);
});

test('an item that is being added is not offered to be added again', async ({
  page,
  request,
  admin,
}) => {
  const { post, delete: remove } = await asAdministrator(request, admin);
  const other = await (
    await post('/home/faq', { question: 'Opened instead', answer: 'Stored' })
  ).json();
  await openAdmin(page, admin, 'faq');
  const add = formCalled(page, 'Add FAQ item');
  await field(add, 'Question').fill('Added slowly');
  await field(add, 'Answer').fill('Sent');
  const save = await holdSave(page, '**/api/home/faq');
  await submit(add, 'Add');
  await save.isUnderWay;
  await editRow(page, 'Opened instead');
  const edit = formCalled(page, 'Edit FAQ item');
  await field(edit, 'Answer').fill('Typed into the other');
  await page.getByRole('button', { name: 'Add FAQ item' }).click();
  await expect(field(edit, 'Answer')).toHaveValue('Typed into the other');
  await save.letGo();
  await expectSuccess(page, 'FAQ item added successfully!');
  await expect(field(add, 'Question')).toHaveValue('');
  await editRow(page, 'Opened instead');
  await expect(field(edit, 'Answer')).toHaveValue('Typed into the other');

  const { faq } = await (await request.get('/api/home')).json();
  const made = faq.filter(({ question }: { question: string }) => question === 'Added slowly');
  expect(made).toHaveLength(1);
  for (const { _id } of [...made, other]) await remove(`/home/faq/${_id}`);
});

test('what is typed while a save fails or meets another version stays', async ({
  page,
  request,
  admin,
}) => {
  const { put } = await asAdministrator(request, admin);
  await openAdmin(page, admin, 'contact/help');
  const help = page.getByLabel('Help text', { exact: true });
  await help.fill('Sent');
  const failing = await holdSave(page, '**/api/contact/help', { status: 500, json: {} });
  await page.keyboard.press('Control+s');
  await failing.isUnderWay;
  await help.fill('Typed meanwhile');
  await failing.letGo();
  await expectFailure(page, 'Failed to update help text');
  await expect(help).toHaveValue('Typed meanwhile');

  await put('/contact/help', { help: 'Theirs' });
  const conflicting = await holdSave(page, '**/api/contact/help');
  await page.keyboard.press('Control+s');
  await conflicting.isUnderWay;
  await help.fill('Typed during the conflict');
  await conflicting.letGo();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('cell', { name: 'Typed during the conflict' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expectSuccess(page, 'Help text updated successfully!');
  await expect(help).toHaveValue('Typed during the conflict');
  await restoreFirstVersion(request, admin, '/contact/help');
});

const editRow = (page: Page, name: string) =>
  page.getByRole('row', { name }).getByRole('button', { name: 'Edit' }).click();

const texts = (inputs: Locator) =>
  inputs.evaluateAll((elements) => elements.map((element) => (element as HTMLInputElement).value));

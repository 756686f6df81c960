import type { Page } from '@playwright/test';
import { openAdmin, openAfterFailure } from '../../support/admin-area.ts';
import {
  expectBlank,
  expectFailure,
  expectRefused,
  expectSuccess,
  expectTyped,
  field,
  fillIn,
  formCalled,
  submit,
} from '../../support/admin-form.ts';
import { expect, test } from '../../support/admin-journey.ts';
import { answerTo } from '../../support/confirm.ts';
import { whileSavesFail } from '../../support/failing-server.ts';
import { choosePicture, storedPicture } from '../../support/picture-files.ts';
import { expectOnSite, siteHtml } from '../../support/site-text.ts';
import type { ItemRow } from './item-row.ts';

/** A list from a failed fetch to the last delete, with a look at the site after each save. */
export function walkItem(row: ItemRow): void {
  test(`${row.route}, ${row.noun}: added, edited and deleted, and shown by the site`, async ({
    page,
    admin,
  }) => {
    await openAfterFailure(page, admin, row.route, row.fetched);
    await refuseAndAdd(page, row);
    await editAndCancel(page, row);
    await edit(page, row);
    await keepAndDelete(page, row);
  });
}

/** What only its shape can make different. */
export function addAndDelete(row: ItemRow): void {
  test(`${row.route}, ${row.noun}: added, shown by the site and deleted`, async ({
    page,
    admin,
  }) => {
    await openAdmin(page, admin, row.route);
    await refuseAndAdd(page, row);
    await inList(page, row.typed).getByRole('button', { name: 'Edit' }).click();
    await expectTyped(formCalled(page, `Edit ${row.noun}`), row.typed);
    const remove = inList(page, row.typed).getByRole('button', { name: 'Delete' });
    await answerTo(page, 'accept', () => remove.click());
    await expectSuccess(page, row.says.deleted);
    await expectOnSite(page, row.shownAt, { typed: row.typed, isGone: true });
  });
}

async function refuseAndAdd(page: Page, row: ItemRow) {
  const { noun, typed, picture, faults, wrong = [], says } = row;
  const form = formCalled(page, `Add ${noun}`);
  await submit(form, 'Add');
  await expectRefused(form, faults);
  if (picture) await choosePicture(form, picture);
  await fillIn(form, typed);
  for (const [label, value, fault] of wrong) {
    await field(form, label).fill(value);
    await submit(form, 'Add');
    await expectRefused(form, [fault]);
    await fillIn(form, { [label]: typed[label] ?? '' });
  }
  await whileSavesFail(page, async () => {
    await submit(form, 'Add');
    await expectFailure(page, says.addFailed);
  });
  await expectTyped(form, typed);
  await submit(form, 'Add');
  await expectSuccess(page, says.added);
  await expectBlank(form, typed);
  if (row.isBeyondShown) {
    await expectOnSite(page, row.shownAt, { ...row, isGone: true });
    await inList(page, typed).getByRole('button', { name: 'Move up' }).click();
    await expectSuccess(page, 'Order updated successfully!');
  }
  await expectOnSite(page, row.shownAt, row);
}

async function editAndCancel(page: Page, { noun, typed, changed, ...row }: ItemRow) {
  await inList(page, typed).getByRole('button', { name: 'Edit' }).click();
  const form = formCalled(page, `Edit ${noun}`);
  await expectTyped(form, typed);
  if (row.picture) {
    const picture = await storedPicture(form, row.picture.label);
    expect(await siteHtml(page, row.shownAt)).toContain(picture);
  }
  await fillIn(form, changed);
  await form.getByRole('button', { name: 'Cancel Edit' }).click();
  await expectBlank(formCalled(page, `Add ${noun}`), typed);
}

async function edit(page: Page, row: ItemRow) {
  const { noun, typed, changed, faults, says, shownAt } = row;
  await inList(page, typed).getByRole('button', { name: 'Edit' }).click();
  const form = formCalled(page, `Edit ${noun}`);
  await expectTyped(form, typed);
  const [first = ''] = Object.keys(typed);
  await field(form, first).fill('   ');
  await submit(form, 'Update');
  const fault = `${first} is required`;
  expect(faults).toContain(fault);
  await expectRefused(form, [fault]);
  await fillIn(form, { ...typed, ...changed });
  await whileSavesFail(page, async () => {
    await submit(form, 'Update');
    await expectFailure(page, says.updateFailed);
  });
  await submit(form, 'Update');
  await expectSuccess(page, says.updated);
  await expectBlank(formCalled(page, `Add ${noun}`), typed);
  await expectOnSite(page, shownAt, { ...row, typed: { ...typed, ...changed } });
}

async function keepAndDelete(page: Page, { typed, changed, says, shownAt }: ItemRow) {
  const item = inList(page, { ...typed, ...changed });
  const remove = () => item.getByRole('button', { name: 'Delete' }).click();
  expect(await answerTo(page, 'dismiss', remove)).toContain(says.asks);
  await whileSavesFail(page, async () => {
    await answerTo(page, 'accept', remove);
    await expectFailure(page, says.deleteFailed);
  });
  await expect(item).toBeVisible();
  await answerTo(page, 'accept', remove);
  await expectSuccess(page, says.deleted);
  await expect(item).toHaveCount(0);
  await expectOnSite(page, shownAt, { typed, isGone: true });
}

function inList(page: Page, typed: ItemRow['typed']) {
  const [name = ''] = Object.values(typed);
  return page.getByRole('row', { name: typeof name === 'string' ? name : name[0] });
}

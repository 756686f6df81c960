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
import { restoreFirstVersion } from '../../support/administrator.ts';
import { answerTo } from '../../support/confirm.ts';
import { whileSavesFail } from '../../support/failing-server.ts';
import { choosePicture, storedPicture } from '../../support/picture-files.ts';
import { expectOnSite, siteHtml } from '../../support/site-text.ts';
import type { BlockRow } from './block-row.ts';

/** A block from a failed fetch on: updated, deleted, added anew, with a look at the site each time. */
export function walkBlock(row: BlockRow): void {
  test(`${row.route}, ${row.noun}: updated${row.isKept ? '' : ', deleted, added'}, and shown by the site`, async ({
    page,
    request,
    admin,
  }) => {
    await openAfterFailure(page, admin, row.route, row.fetched);
    await update(page, row);
    if (row.isKept) {
      const form = formCalled(page, `Edit ${row.noun}`);
      await expect(form.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    } else {
      await keepAndDelete(page, row);
      await addAgain(page, row);
    }
    await restoreFirstVersion(request, admin, row.address);
  });
}

/** What only its shape can make different. */
export function updateBlock(row: BlockRow): void {
  test(`${row.route}, ${row.noun}: updated, and shown by the site`, async ({
    page,
    request,
    admin,
  }) => {
    await openAdmin(page, admin, row.route);
    await update(page, row);
    await restoreFirstVersion(request, admin, row.address);
  });
}

async function update(page: Page, row: BlockRow) {
  const { noun, typed, pictures = [], wrong = [], says, shownAt } = row;
  const form = formCalled(page, `Edit ${noun}`);
  const [first = ''] = Object.keys(typed);
  const before = await field(form, first).inputValue();
  await field(form, first).fill('   ');
  await submit(form, 'Update');
  await expectRefused(form, [`${first} is required`]);
  await form.getByRole('button', { name: 'Discard changes' }).click();
  await expect(field(form, first)).toHaveValue(before);

  for (const picture of pictures) await choosePicture(form, picture);
  await fillIn(form, typed);
  for (const [label, value, fault] of wrong) {
    await field(form, label).fill(value);
    await submit(form, 'Update');
    await expectRefused(form, [fault]);
    await fillIn(form, { [label]: typed[label] ?? '' });
  }
  await whileSavesFail(page, async () => {
    await submit(form, 'Update');
    await expectFailure(page, says.updateFailed);
  });
  await submit(form, 'Update');
  await expectSuccess(page, says.updated);
  await expectTyped(form, typed);
  await expectOnSite(page, shownAt, row);
  for (const { label } of pictures) {
    expect(await siteHtml(page, shownAt)).toContain(await storedPicture(form, label));
  }
}

async function keepAndDelete(page: Page, { noun, typed, says, shownAt }: BlockRow) {
  const form = formCalled(page, `Edit ${noun}`);
  const remove = () => form.getByRole('button', { name: 'Delete' }).click();
  expect(await answerTo(page, 'dismiss', remove)).toContain(says.asks);
  await whileSavesFail(page, async () => {
    await answerTo(page, 'accept', remove);
    await expectFailure(page, says.deleteFailed);
  });
  await expectTyped(form, typed);
  await answerTo(page, 'accept', remove);
  await expectSuccess(page, says.deleted);
  await expectOnSite(page, shownAt, { typed, isGone: true });
}

async function addAgain(page: Page, row: BlockRow) {
  const { noun, typed, pictures = [], faults, says, shownAt } = row;
  const form = formCalled(page, `Add ${noun}`);
  await expectBlank(form, typed);
  await expect(form.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await submit(form, 'Add');
  await expectRefused(form, faults);
  await fillIn(form, typed);
  for (const picture of pictures) await choosePicture(form, picture);
  await submit(form, 'Add');
  await expectSuccess(page, says.added);
  await expectTyped(formCalled(page, `Edit ${noun}`), typed);
  await expectOnSite(page, shownAt, row);
}

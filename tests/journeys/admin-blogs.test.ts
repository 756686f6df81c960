import { openAdmin } from '../support/admin-area.ts';
import {
  expectRefused,
  expectSuccess,
  field,
  fillIn,
  formCalled,
  submit,
} from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { answerTo } from '../support/confirm.ts';
import { pictures } from '../support/picture-files.ts';
import { expectOnSite } from '../support/site-text.ts';

test('a post without a date is of today, and a sub heading needs both its parts', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'blogs');
  const form = formCalled(page, 'Add blog');
  const typed = {
    Title: ['The keeper writes home', 'الحارس يكتب إلى أهله'],
    'Main paragraph': ['All is well on the rock.', 'كل شيء بخير على الصخرة.'],
  } as const;
  const part = {
    'Sub heading title': ['About the storm', 'عن العاصفة'],
    'Sub heading description': ['It lasted nine days.', 'دامت تسعة أيام.'],
  } as const;
  await fillIn(form, typed);
  await field(form, 'Image').setInputFiles(pictures.png);
  await field(form, 'Date').fill('');
  const addPart = form.getByRole('button', { name: 'Add sub heading' });
  await addPart.click();
  await field(form, 'Sub heading title').fill('Half a part');
  await submit(form, 'Add');
  await expectRefused(form, ['Sub heading description is required']);
  await fillIn(form, part);
  await addPart.click();
  await expect(field(form, 'Sub heading title')).toHaveCount(2);
  const before = today();
  await submit(form, 'Add');
  await expectSuccess(page, 'Blog added successfully!');

  const row = page.getByRole('row', { name: 'The keeper writes home' });
  await row.getByRole('button', { name: 'Edit' }).click();
  const edit = formCalled(page, 'Edit blog');
  expect([before, today()]).toContain(await field(edit, 'Date').inputValue());
  await expect(field(edit, 'Author')).toHaveValue('Admin');
  await expect(field(edit, 'Sub heading title')).toHaveCount(1);

  const { blogs } = await (await page.request.get('/api/blogs?limit=1')).json();
  const shownAt = `/blog-details/${blogs[0]._id}`;
  await expectOnSite(page, shownAt, { typed: { ...typed, ...part } });
  await edit.getByRole('button', { name: 'Remove Sub heading 1' }).click();
  await submit(edit, 'Update');
  await expectSuccess(page, 'Blog updated successfully!');
  await expectOnSite(page, shownAt, { typed: part, isGone: true });
  await answerTo(page, 'accept', () => row.getByRole('button', { name: 'Delete' }).click());
  await expect(row).toHaveCount(0);
  expect((await page.request.get(shownAt)).status()).toBe(404);
});

/** In the Gulf, where it may be tomorrow already: in Riyadh, as the model has it. */
const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Riyadh' });

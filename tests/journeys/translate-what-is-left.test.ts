import { openAdmin } from '../support/admin-area.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator, restoreFirstVersion } from '../support/administrator.ts';
import { forProof } from '../support/for-proof.ts';

test.describe.configure({ timeout: 900_000 });

test('Arabic that still fits a changed English is said to be right', async ({
  page,
  request,
  admin,
}) => {
  await openAdmin(page, admin, 'about/banner');
  const heading = page.getByLabel('Heading', { exact: true });
  const arabic = await page.getByLabel('Heading in Arabic').inputValue();
  const update = async () => {
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  };
  await heading.fill('Another heading');
  await expect(page.getByText('Older than the English')).toBeVisible();
  await update();
  await page.reload();
  const count = page.getByRole('button', { name: '1 to translate' });
  await expect(count).toBeVisible();

  const stillRight = page.getByRole('button', { name: 'Still up to date: Heading' });
  await stillRight.click();
  await expect(page.getByText('Up to date after saving')).toBeVisible();
  // Said of one English, it does not hold for the next.
  await heading.fill('Yet another heading');
  await expect(page.getByText('Older than the English')).toBeVisible();
  await stillRight.click();
  await page.getByRole('button', { name: 'Undo: Heading' }).click();
  await stillRight.click();
  await update();
  await expect(count).toHaveCount(0);
  await expect(page.getByText('Older than the English')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Heading in Arabic')).toHaveValue(arabic);
  await expect(page.getByText('Older than the English')).toHaveCount(0);
  await restoreFirstVersion(request, admin, '/about/banner');
});

test('a long list is counted and filtered whole', forProof(), async ({ page, admin, request }) => {
  const administrator = await asAdministrator(request, admin);
  const { blogs } = await (await request.get('/api/blogs?limit=1')).json();
  const { _id, createdAt: _, version: __, ar: ___, ...like } = blogs[0];
  const added: string[] = [];
  const add = async (blog: object) => {
    const answer = await administrator.post('/blogs', blog);
    added.push((await answer.json())._id);
  };
  const description = { mainPara: 'Paragraph', subHeading: [] };
  for (let count = 0; count < 25; count += 1) {
    const ar = { title: 'عنوان', author: 'كاتب' };
    const translated = { ...description, ar: { mainPara: 'فقرة' } };
    const blog = { ...like, imageAlt: '', title: `New ${count}`, date: '2090-01-01' };
    await add({ ...blog, ar, description: translated });
  }
  const old = { ...like, imageAlt: '', date: '2000-01-01', description };
  await add({ ...old, title: 'Old English' });

  await openAdmin(page, admin, 'blogs');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(20);
  const filter = page.getByRole('button', { name: /^\d+ to translate$/ });
  const left = Number.parseInt(await filter.innerText(), 10);
  expect(left).toBeGreaterThanOrEqual(2);
  await filter.click();
  await expect(page).toHaveURL(/untranslated=true/);
  await expect(page.getByRole('row', { name: 'Old English' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^New/ })).toHaveCount(0);
  await page.getByLabel('Search blogs').fill('old english');
  await expect(rows).toHaveCount(1);
  await expect(filter).toHaveText(`${left} to translate`);

  await page.getByRole('button', { name: 'Edit: Old English' }).click();
  const form = page.getByRole('form', { name: 'Edit blog' });
  await form.getByLabel('Title in Arabic').fill('قديم');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(filter).toHaveText(`${left - 1} to translate`);
  await filter.click();
  await expect(page).not.toHaveURL(/untranslated/);
  await expect(page.getByLabel('Search blogs')).toHaveValue('old english');

  for (const id of added) {
    expect((await administrator.delete(`/blogs/${id}`)).status()).toBe(200);
  }
});

test('a filter that is turned off while a search is under way leaves the search as it is', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'blogs?untranslated=true');
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/blogs?*search=arabic*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/search=arabic/);
  await page.getByLabel('Search blogs').fill('arabic');
  await asked;
  await page.getByRole('button', { name: /to translate$/ }).click();
  answered.resolve();
  await expect(page).toHaveURL(/\/admin\/blogs\?search=arabic$/);
  await expect(page.getByLabel('Search blogs')).toHaveValue('arabic');
});

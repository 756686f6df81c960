import { openAdmin } from '../support/admin-area.ts';
import { expectFailure, expectSuccess, field, formCalled, submit } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator } from '../support/administrator.ts';
import { answerTo } from '../support/confirm.ts';
import { expectOnSite } from '../support/site-text.ts';

test.describe.configure({ mode: 'parallel' });

test('the entry leads to every screen of the services', async ({ page, admin }) => {
  await openAdmin(page, admin, 'services');
  const names = [
    ...['Main services', 'Primary services', 'Secondary services', 'Banner', 'Process'],
    ...['Projects', 'Expert at', 'Case study', 'Software', 'Headings', 'SEO'],
  ];
  const cards = page.getByRole('main').locator('.screen-card');
  await expect(cards).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  await cards.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Primary Services Management');
});

test('services are chosen from the first on, and switching starts the forms anew', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'services/secondary');
  const main = page.getByLabel('Main service');
  const primary = page.getByLabel('Primary service');
  const chosen = (list: typeof main) => list.locator('option:checked');
  const optionsOf = (list: typeof main) => list.locator('option').allTextContents();
  const [firstMain = '', secondMain = ''] = await optionsOf(main);
  const [firstPrimary = '', secondPrimary = ''] = await optionsOf(primary);
  await expect(chosen(main)).toHaveText(firstMain);
  await expect(chosen(primary)).toHaveText(firstPrimary);

  const title = field(formCalled(page, 'Add secondary service'), 'Title');
  const heading = field(formCalled(page, 'Edit banner'), 'Heading');
  const headingOfFirst = await heading.inputValue();
  await title.fill('Left behind');
  await primary.selectOption({ label: secondPrimary });
  await expect(title).toHaveValue('');
  await expect(heading).toHaveValue(headingOfFirst);

  await title.fill('Left behind again');
  await heading.fill('Left behind too');
  await main.selectOption({ label: secondMain });
  await expect(chosen(primary)).not.toHaveText(secondPrimary);
  await expect(primary).toHaveValue(
    (await primary.locator('option').first().getAttribute('value')) ?? '',
  );
  await expect(title).toHaveValue('');
  await expect(heading).not.toHaveValue('Left behind too');
  await expect(heading).not.toHaveValue(headingOfFirst);
});

test('bullets are added with Enter and with Add, removed, trimmed, and blank ones dropped', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'services/primary');
  const form = formCalled(page, 'Add design process card');
  const bullet = (number: number) => field(form, `Bullet ${number}`);
  await field(form, 'Heading').fill('A card of bullets');
  await submit(form, 'Add');
  await expectFailure(page, 'Please add at least one bullet point');
  await bullet(1).fill('  First bullet  ');
  await bullet(1).press('Enter');
  await expect(bullet(2)).toBeFocused();
  await page.keyboard.type('To be removed');
  await form.getByRole('button', { name: 'Add bullet' }).click();
  await expect(bullet(3)).toBeFocused();
  await page.keyboard.type('Last bullet');
  await page.keyboard.press('Enter');
  await page.keyboard.type('   ');
  await form.getByRole('button', { name: 'Remove Bullet 2' }).click();
  await submit(form, 'Add');
  await expectSuccess(page, 'Design process card added successfully!');

  const row = page.getByRole('row', { name: 'A card of bullets' });
  await row.getByRole('button', { name: 'Edit' }).click();
  const edit = formCalled(page, 'Edit design process card');
  await expect(field(edit, 'Bullet 1')).toHaveValue('First bullet');
  await expect(field(edit, 'Bullet 2')).toHaveValue('Last bullet');
  await expect(edit.getByRole('button', { name: 'Remove Bullet 3' })).toHaveCount(0);
  await answerTo(page, 'accept', () => row.getByRole('button', { name: 'Delete' }).click());
  await expect(row).toHaveCount(0);
});

test('a service goes with all it holds, and comes back with it', async ({
  page,
  request,
  admin,
}) => {
  const { post } = await asAdministrator(request, admin);
  const made = async (path: string, name: string) => {
    const sent = { title: [name, 'service'].join(' '), description: 'For the journey' };
    const { _id } = await (await post(`/services/services${path}`, sent)).json();
    return `${path}/${_id}`;
  };
  const main = await made('', 'Harbour');
  const primary = await made(`${main}/primary-services`, 'Pier');
  await made(`${primary}/secondary-services`, 'Lamp');
  const shownAt = '/services/harbour-service/pier-service';
  const texts = { primary: 'Pier service', secondary: 'Lamp service' };
  await expectOnSite(page, shownAt, { typed: texts });

  await openAdmin(page, admin, 'services/main');
  const row = page.getByRole('row', { name: 'Harbour service' });
  await answerTo(page, 'accept', () => row.getByRole('button', { name: 'Delete' }).click());
  await expect(row).toHaveCount(0);
  expect((await page.request.get(shownAt)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSuccess(page, 'Restored successfully!');
  await expect(row).toBeVisible();
  await expectOnSite(page, shownAt, { typed: texts });
  await answerTo(page, 'accept', () => row.getByRole('button', { name: 'Delete' }).click());
  await expect(row).toHaveCount(0);
});

test('without a main or a primary service the screens ask for one', async ({ page, admin }) => {
  const services = [{ _id: 'a', version: 1, title: 'Alone', description: '', primaryServices: [] }];
  await page.route('**/api/services', (route) => route.fulfill({ json: { services: [] } }));
  await openAdmin(page, admin, 'services/primary');
  await expect(page.getByText('Please select a main service first')).toBeVisible();
  await page.unroute('**/api/services');
  await page.route('**/api/services', (route) => route.fulfill({ json: { services } }));
  await openAdmin(page, admin, 'services/secondary');
  await expect(page.getByText('Please select a primary service first')).toBeVisible();
  await expect(formCalled(page, 'Add secondary service')).toHaveCount(0);
});

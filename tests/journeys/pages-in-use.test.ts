import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { field, formCalled, submit } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator } from '../support/administrator.ts';
import { siteHtml } from '../support/site-text.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.afterEach(async ({ request, admin }) => {
  const { delete: remove } = await asAdministrator(request, admin);
  for (const block of ['in-use', 'menu', 'footer']) await remove(`/site/${block}`);
});

test('parts of the site that are switched off are in no menu, list or address', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'settings/in-use');
  const form = formCalled(page, 'Edit pages in use');
  for (const part of ['Website leasing', 'Our work', 'Blog', 'Local pages']) {
    await field(form, part).uncheck();
  }
  await submit(form, 'Update');
  await expect(page.getByText('Pages in use updated successfully!')).toBeVisible();
  for (const prefix of ['', '/ar']) {
    for (const path of ['/website-leasing', '/website-leasing/sar', '/our-work', '/blog']) {
      expect((await page.request.get(prefix + path)).status(), prefix + path).toBe(404);
    }
    expect((await page.request.get(`${prefix}/localseo/dubai`)).status()).toBe(404);
    for (const path of ['/', '/services', '/about-us', '/contact-us', '/nowhere']) {
      const html = await (await page.request.get(prefix + path)).text();
      const hrefs = [...html.matchAll(/<(?:a|link)\b[^>]* href="([^"]*)"/g)].map(
        ([, href]) => href,
      );
      expect(hrefs.length).toBeGreaterThan(10);
      expect(hrefs.filter((href = '') => /leasing|our-work|\/blog|localseo/.test(href))).toEqual(
        [],
      );
    }
    expect(await siteHtml(page, prefix || '/')).not.toContain('id="blogs-heading"');
  }
  await page.goto('/');
  await expect(page.locator('#blogs-heading')).toHaveCount(0);
  await expectAccessible(page, { sameColours: true });
});

test('entries of the menu are renamed, marked, moved and hidden', async ({ page, admin }) => {
  await openAdmin(page, admin, 'settings/menu');
  const form = formCalled(page, 'Edit menu');
  const entry = (name: string) => form.getByRole('listitem').filter({ hasText: name });
  await entry('Our Work').getByLabel('Label', { exact: true }).fill('Cases');
  await entry('Our Work').getByLabel('Label in Arabic').fill('حالات');
  await entry('Our Work').getByLabel('Badge', { exact: true }).fill('12');
  await form.getByRole('button', { name: 'Move up: Our Work' }).click();
  await entry('Lease Your Website').getByLabel('In the menu').uncheck();
  await expect(form.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await submit(form, 'Update');
  await expect(page.getByText('Menu updated successfully!')).toBeVisible();

  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).first().getByRole('link');
  await expect(links.nth(1)).toHaveText('Cases12');
  await expect(links.filter({ hasText: 'Lease Your Website' })).toHaveCount(0);
  await page.goto('/ar/our-work');
  await expect(page.getByRole('banner').getByRole('link', { name: /حالات/ })).toBeVisible();
});

test('long names in the menu stay within the header', async ({ page, admin }) => {
  const { put } = await asAdministrator(page.request, admin);
  const { entries } = (await (await page.request.get('/api/site')).json()).menu;
  const long = { label: 'What we do for people in long sentences', badge: 'Brand new, see it' };
  const named = entries.map((entry: object) => ({ ...entry, ...long }));
  expect((await put('/site/menu', { entries: named })).status()).toBe(200);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const { width, height } = await header.evaluate(({ scrollWidth, scrollHeight }) => ({
    width: scrollWidth,
    height: scrollHeight,
  }));
  expect(width).toBeLessThanOrEqual(1280);
  expect(height).toBeLessThanOrEqual(80);
  // Each would be cut there: the menu that has room for them is offered instead.
  await header.getByRole('button', { name: 'Open menu' }).click();
  const names = page.getByRole('dialog').getByRole('link', { name: long.label });
  await expect(names).toHaveCount(entries.length);
  for (const name of await names.all()) await expect(name).toBeVisible();
});

test('the footer has the links and networks that an agency wants there', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'settings/footer');
  const form = formCalled(page, 'Edit footer');
  await field(form, 'Heading of the offices').fill('');
  await field(form, 'Heading of your own links').fill('More');
  await field(form, 'Heading of your own links in Arabic').fill('المزيد');
  await form.getByRole('button', { name: 'Add Link' }).click();
  await form.getByLabel('Label', { exact: true }).fill('Careers');
  await form.getByLabel('Link address').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Add Social network' }).click();
  await form.getByLabel('Network', { exact: true }).selectOption('Instagram');
  await form.getByLabel('Profile address').fill('https://instagram.example/agency');
  await submit(form, 'Update');
  await expect(page.getByRole('alert').first()).toContainText('must be a path of this site');
  await form.getByLabel('Link address').fill('https://jobs.example/agency');
  await submit(form, 'Update');
  await expect(page.getByText('Footer updated successfully!')).toBeVisible();

  for (const [path, heading, network] of [
    ['/', 'More', 'Instagram'],
    ['/ar', 'المزيد', 'إنستغرام'],
  ] as const) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: heading })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Careers' })).toHaveAttribute(
      'href',
      'https://jobs.example/agency',
    );
    await expect(footer.getByRole('link', { name: network })).toBeVisible();
    await expect(footer.getByRole('heading', { name: 'Lahore' })).toHaveCount(0);
  }
  await expectAccessible(page, { sameColours: true });
});

test('an agency without Arabic has no Arabic page and is asked for none', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'settings/in-use');
  const form = formCalled(page, 'Edit pages in use');
  await field(form, 'Arabic').uncheck();
  await field(form, 'Our work').uncheck();
  await submit(form, 'Update');
  await expect(page.getByText('Pages in use updated successfully!')).toBeVisible();
  await page.goto('/admin/blogs');
  await expect(page.getByRole('form').first()).toBeVisible();
  await expect(page.getByText('in Arabic')).toHaveCount(0);
  await expect(page.getByText('to translate')).toHaveCount(0);

  await openAdmin(page, admin, 'settings/wording', 'ar');
  await expect(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('li p[lang="ar"]')).toHaveCount(0);
  const seen = await page.getByRole('region').getByRole('link').evaluateAll(addressesOf);
  expect(seen.length).toBeGreaterThan(5);
  for (const path of new Set(seen)) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }

  await page.evaluate(() => localStorage.setItem('selectedLanguage', 'ar'));
  for (const path of ['/ar/services', '/ar/blog']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  expect((await page.goto('/ar'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/services');
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.locator('[hreflang]')).toHaveCount(0);
  await expectAccessible(page, { sameColours: true });
});

const addressesOf = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '');

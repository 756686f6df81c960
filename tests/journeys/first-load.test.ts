import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reactIn, sizeOf, watchLoad } from '../support/first-load.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

/** What each page takes at first says every-page.test.ts. */
test('all that ever comes alive takes at most 75 KB of scripts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { requests } = watchLoad(page);
  const started = async () => {
    await expect(page.locator('[data-island]:not([data-started])')).toHaveCount(0);
    const islands = page.locator('[data-island]');
    return islands.evaluateAll((all) => all.map((each) => each.getAttribute('data-island')));
  };

  await openPage(page, '/contact-us');
  await page.getByLabel('First name').focus();
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
  await page.getByRole('banner').getByRole('button', { name: 'Speak to an expert' }).click();
  const first = await started();
  await openPage(page, '/website-leasing');
  await page.locator('#lead-form').getByLabel('Company').focus();
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
  await page.getByRole('banner').getByRole('button', { name: 'Speak to an expert' }).click();
  const islands = new Set([...first, ...(await started())]);
  expect([...islands].sort()).toEqual(islandFiles());

  const scripts = requests.filter((request) => request.resourceType() === 'script');
  expect(await reactIn(page, requests)).toHaveLength(1);
  expect(await sizeOf(scripts)).toBeLessThanOrEqual(75 * 1024);
});

for (const [path, files] of Object.entries({
  '/ar/about-us': ['arabic'],
  '/ar/contact-us': ['arabic'],
  '/ar/blog-details/designing-arabic-first': ['arabic'],
  '/ar/services/design-&-ux': ['arabic'],
  // Foreign words are among the first that they say.
  '/ar/services/design-&-ux/psd-to-responsive-html': ['arabic', 'latin'],
  '/ar/website-leasing': ['arabic', 'latin'],
})) {
  test(`the first screen of ${path} is written with files that the page names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const { requests } = watchLoad(page);
    // The rest is laid out after the first frame: here none comes.
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const namesOf = (addresses: string[]) =>
      [...new Set(addresses.map((address) => /assets\/([a-z]+)-/.exec(address)?.[1]))].sort();
    const fonts = requests.filter((request) => request.resourceType() === 'font');
    const links = page.locator('link[rel=preload][as=font]');
    const named = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLLinkElement).href),
    );
    expect(namesOf(fonts.map((request) => request.url()))).toEqual(files.toSorted());
    expect(namesOf(named)).toEqual(files.toSorted());
  });
}

test('a script that cannot be loaded leaves a page that works', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact-us');
  await page.getByRole('banner').getByRole('button', { name: 'Speak to an expert' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('First name').fill('Salma');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('All fields are required.');
  await expect(page.getByLabel('First name')).toHaveValue('Salma');
});

/** What comes alive has a file of its name. */
function islandFiles(): string[] {
  const folder = join(import.meta.dirname, '../../src/web/site/islands');
  const names = globSync('*.tsx', { cwd: folder }).map((file) => basename(file, '.tsx'));
  return names.filter((name) => name !== 'island').sort();
}

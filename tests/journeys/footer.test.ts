import { expectAccessible } from '../support/accessibility.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';
import { siteHtml } from '../support/site-text.ts';

test('it leads to every part of the site, and its locations scroll in their place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Blog', '/blog'],
    ['Contact', '/contact-us'],
    ['Digital Marketing', '/services/digital-marketing'],
    ['Dubai', '/localseo/dubai'],
    ['All locations', '/localseo'],
  ] as const) {
    const link = footer.getByRole('link', { name, exact: true }).first();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
  for (const city of ['Dubai', 'Lahore', 'London']) {
    await expect(footer.getByRole('heading', { name: city })).toBeVisible();
  }
  const list = footer.getByRole('list').filter({ hasText: 'Abu Dhabi' });
  const { height, content } = await list.evaluate((element) => ({
    height: element.clientHeight,
    content: element.scrollHeight,
  }));
  expect(height).toBeLessThan(content);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without JavaScript', () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });

    test('its parts fold, one open at a time', forProof(!javaScriptEnabled), async ({ page }) => {
      if (javaScriptEnabled) await openPage(page, '/about-us');
      else await page.goto('/about-us');
      const footer = page.getByRole('contentinfo');
      const blog = footer.getByRole('link', { name: 'Blog', exact: true });
      const marketing = footer.getByRole('link', { name: 'Digital Marketing' });
      await expect(blog).toBeHidden();
      await footer.locator('summary', { hasText: 'Quick links' }).click();
      await expect(blog).toBeVisible();
      await footer.locator('summary', { hasText: 'Services' }).click();
      await expect(marketing).toBeVisible();
      await expect(blog).toBeHidden();
      await footer.locator('summary', { hasText: 'Services' }).click();
      await expect(marketing).toBeHidden();
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
}

test('the scheduler of another host is asked for only on a click', async ({ page, baseURL }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) others.push(request.url());
  });
  await page.route('https://example.com/**', (route) => route.fulfill({ body: 'a calendar' }));
  await openPage(page, '/our-work');
  const button = page.getByRole('link', { name: 'Schedule a Meetup' });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveAttribute('href', /^https:\/\/example\.com\//);
  expect(others).toEqual([]);
  await button.click();
  await expect(page.getByTitle('Calendar for a 30-minute meeting')).toBeVisible();
});

test.describe('as it is served', () => {
  test.use({ javaScriptEnabled: false });

  test('the leasing pages have no footer', async ({ page }) => {
    for (const path of ['/website-leasing', '/website-leasing/', '/ar/website-leasing/sar']) {
      const html = await siteHtml(page, path);
      expect(html, path).toContain('<header');
      expect(html, path).not.toContain('footer-part');
    }
    expect(await siteHtml(page, '/about-us')).toContain('footer-part');
  });

  test('every page offers a chat that names it, an e-mail and a call', async ({ page }) => {
    for (const [path, bar, chat, name] of [
      ['/our-work', 'Contact us directly', 'Chat with us', 'Our Work'],
      ['/ar/our-work', 'تواصل معنا مباشرة', 'ابدأ محادثة معنا', 'أعمالنا'],
    ] as const) {
      await page.goto(path);
      const links = page.getByRole('complementary', { name: bar });
      const href = await links.getByRole('link', { name: chat }).getAttribute('href');
      const text = new URL(href ?? '').searchParams.get('text');
      expect(text).toContain(name);
      expect(text).toContain(path);
      await expect(links.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(links.locator('a[href^="tel:+"]')).toBeVisible();
    }
  });
});

import { expectAccessible } from '../support/accessibility.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

const seven = ['Home', 'Lease Your Website', 'Services', 'Our Work', 'About', 'Contact', 'Blog'];
const openMenu = 'Open menu';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header has its links, and the menu costs nothing until it is near', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, '/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const labels = await navigation.getByRole('link').allInnerTexts();
    expect(labels.map((label) => label.replace(/\s*NEW$/, ''))).toEqual(seven);
    await expect(navigation.getByText('NEW', { exact: true })).toBeVisible();
    expect(asked.filter((url) => /services-item|react|\/api\//.test(url))).toEqual([]);
    const box = await page.getByRole('banner').boundingBox();
    expect(box?.height).toBe(80);
  });

  test('only the page itself is called the page; what it lies under is marked too', async ({
    page,
  }) => {
    await page.goto('/blog-details/designing-arabic-first');
    const header = page.getByRole('banner');
    await expect(header.locator('[aria-current=page]')).toHaveCount(0);
    const link = (name: string) => header.getByRole('link', { name });
    await expect(link('Blog')).toHaveAttribute('aria-current', 'true');
    await page.goto('/website-leasing/');
    await expect(link('Lease Your Website')).toHaveAttribute('aria-current', 'page');
  });

  test('hovering chooses a group and its first category, and sub-items lead nowhere', async ({
    page,
  }) => {
    await openPage(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
    const groups = page.getByRole('list', { name: 'Service groups' });
    await expect(groups.getByRole('link')).toHaveCount(5);
    await expect(groups.getByRole('link').first()).toHaveAttribute('data-active', 'true');
    await expect(page.getByRole('list', { name: 'Services of Design & UX' })).toBeVisible();

    const heightOf = async () => (await page.locator('.services-panel').boundingBox())?.height;
    const height = await heightOf();
    await groups.getByRole('link', { name: 'Web Design & Development' }).hover();
    const categories = page.getByRole('list', { name: 'Services of Web Design & Development' });
    await expect(categories.getByRole('link').first()).toHaveAttribute('data-active', 'true');
    await expect(categories.getByRole('link', { name: 'CMS Development' })).toHaveAttribute(
      'href',
      '/services/web-design-&-development/cms-development',
    );
    await categories.getByRole('link', { name: 'CMS Development' }).hover();
    const subItem = page.getByRole('button', { name: 'Headless CMS' });
    await subItem.click();
    await expect(subItem).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    const featured = page.getByRole('region', { name: 'Featured Blog' });
    await expect(featured.getByRole('link').first()).toHaveAttribute(
      'href',
      '/blog-details/what-a-fast-page-is-worth',
    );
    expect(await heightOf(), 'with more services it is as high').toBe(height);
    expect(height).toBeLessThanOrEqual(900 * 0.8);
    await expectAccessible(page);
  });

  test('it closes when left, and on a click outside, on scrolling and on following a link', async ({
    page,
  }) => {
    await openPage(page, '/');
    const services = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });
    const panel = page.locator('.services-panel');
    const groups = page.getByRole('list', { name: 'Service groups' });

    await services.hover();
    // Until its island runs the style sheet holds it open, and does not wait when it is left.
    await expect(page.locator('.services-item')).toHaveAttribute('data-open', 'true');
    await expect(groups).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.mouse.move(700, 850);
    await page.clock.runFor(140);
    await expect(panel).toBeVisible();
    await page.mouse.move(700, 200);
    await page.clock.runFor(500);
    await expect(panel, 'the pointer came back').toBeVisible();
    await page.mouse.move(700, 850);
    await page.clock.runFor(150);
    await expect(panel).toBeHidden();
    await page.clock.resume();

    await page.getByRole('button', { name: 'Services menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(groups).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(panel).toBeHidden();

    await services.hover();
    await expect(groups).toBeVisible();
    await page.evaluate(() => scrollBy(0, 200));
    await expect(panel).toBeHidden();

    await page.mouse.move(700, 850);
    await services.hover();
    await groups.getByRole('link', { name: 'Digital Marketing' }).click();
    await expect(page).toHaveURL(/\/services\/digital-marketing$/);
    await expect(panel).toBeHidden();
  });

  test('without the services the built-in menu shows, and missing blogs are told', async ({
    page,
  }) => {
    let answerBlogs = () => {};
    const late = new Promise<void>((resolve) => {
      answerBlogs = resolve;
    });
    await page.route('**/api/services/navbar', (route) => route.abort());
    await page.route('**/api/blogs/latest*', async (route) => {
      await late;
      await route.fulfill({ json: [] });
    });
    await openPage(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover();
    const categories = page.getByRole('list', { name: 'Services of Design & UX' });
    await expect(categories.getByRole('link')).toHaveCount(6);
    await expect(page.getByText('Loading blogs...')).toBeVisible();
    answerBlogs();
    await expect(page.getByText('No blogs available')).toBeVisible();
  });

  test('the Arabic menu is Arabic', forProof(), async ({ page }) => {
    await openPage(page, '/ar');
    await page.getByRole('banner').getByRole('link', { name: 'خدماتنا', exact: true }).hover();
    const groups = page.getByRole('list', { name: 'مجموعات الخدمات' });
    await expect(groups.getByRole('link', { name: 'التسويق الرقمي' })).toHaveAttribute(
      'href',
      '/ar/services/digital-marketing',
    );
    await expectAccessible(page, { sameColours: true });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel shows the groups, its link leads to them, and the phone menu opens', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Services menu' })).toBeHidden();
    const services = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });
    await services.hover();
    const groups = page.getByRole('list', { name: 'Service groups' });
    await expect(groups.getByRole('link')).toHaveCount(5);
    await expect(page.locator('.services-panel').getByText('Loading...')).toBeHidden();
    await services.click();
    await expect(page).toHaveURL(/\/services$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: openMenu }).click();
    await page.locator('#mobile-menu').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

import { asAdministrator } from '../support/administrator.ts';
import { boxOf } from '../support/boxes.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';
import { arabicTwin, siteHtml } from '../support/site-text.ts';

test.describe('as it is served', () => {
  test.use({ javaScriptEnabled: false });

  test('what an editor says of a picture holds wherever it is shown', async ({
    page,
    request,
    admin,
  }) => {
    const administrator = await asAdministrator(request, admin);
    const [{ _id }] = await (await request.get('/api/blogs/latest')).json();
    const { title, description, ar } = await (await request.get(`/api/blogs/${_id}`)).json();
    const saved = await administrator.put(`/blogs/${_id}`, {
      ...{ title, description },
      imageAlt: 'Two letters in one grid',
      imageFocus: '12% 86%',
      ar: { ...ar, imageAlt: 'حرفان في شبكة واحدة' },
    });
    expect(saved.ok()).toBe(true);

    for (const path of ['/', '/blog', `/blog-details/${_id}`]) {
      await page.goto(path);
      const picture = page.getByRole('main').getByAltText('Two letters in one grid');
      await expect(picture).toHaveCSS('object-position', '10% 90%');
      const html = await siteHtml(page, arabicTwin(path));
      expect(html.split('alt="حرفان في شبكة واحدة"'), path).toHaveLength(2);
    }
    const other = page.getByRole('main').locator('img:not([alt])');
    await expect(other).toHaveCount(0);
  });

  test('a picture of which nothing is said is cropped around its middle', async ({ page }) => {
    await page.goto('/our-work');
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveCSS('object-position', '50% 50%');
  });
});

test('a picture that cannot be loaded leaves its room to a stand-in', async ({ page }) => {
  await page.route('**/uploads/**', (route) => route.abort());
  await openPage(page, '/our-work');
  const picture = page.getByRole('main').locator('section img').first();
  await expect(picture).toHaveAttribute('data-broken');
  // Not the browser's own sign of a broken picture.
  await expect(picture).toHaveCSS('content', /^url\("data:/);
  const { width, height } = await boxOf(picture);
  expect(width / height).toBeCloseTo(1200 / 728);
});

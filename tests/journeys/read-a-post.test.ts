import { expectAccessible } from '../support/accessibility.ts';
import { forProof } from '../support/for-proof.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

const languages = [
  {
    path: '',
    seeAll: 'See All',
    related: 'You May Also Like',
    missing: 'Blog not found',
  },
  {
    path: '/ar',
    seeAll: 'اعرض الكل',
    related: 'قد يعجبك أيضًا',
    missing: 'المقال غير موجود',
  },
];

for (const { path, seeAll, related, missing } of languages) {
  test(
    `from the home page ${path} to a post and on to another`,
    forProof(path === '/ar'),
    async ({ page }) => {
      await openPage(page, path || '/');
      await page.getByRole('link', { name: seeAll }).click();
      await expect(page).toHaveURL(new RegExp(`${path}/blog$`));
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('main').locator('h3 a[href*="/blog-details/"]')).toHaveCount(6);
      await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
        'href',
        `${path}/blog/rss.xml`,
      );

      const title = (await page.getByRole('article').getByRole('heading').textContent()) ?? '';
      await page.getByRole('link', { name: title }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const others = page.getByRole('region', { name: related }).locator('h3 a[href*="-details/"]');
      await expect(others).toHaveCount(3);
      await expect(others.filter({ hasText: title })).toHaveCount(0);

      const next = (await others.first().textContent()) ?? '';
      await others.first().click();
      await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
    },
  );

  test(
    `a post that is not there says so in its language ${path}`,
    forProof(path === '/ar'),
    async ({ page }) => {
      for (const id of ['never-written', 'latest']) {
        const response = await page.goto(`${path}/blog-details/${id}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      }
      await expectAccessible(page, { sameColours: path === '/ar' });
    },
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'the older posts are a step away, on a page of their own',
      forProof(javaScriptEnabled),
      async ({ page, request }) => {
        const { total, blogs } = await (await request.get('/api/blogs?limit=7&page=2')).json();
        await page.goto('/blog');
        await page.getByRole('main').getByRole('link', { name: 'Older posts' }).click();
        await expect(page).toHaveURL(/\/blog\/page\/2$/);
        const main = page.getByRole('main');
        await expect(main.locator('h3 a[href*="/blog-details/"]')).toHaveText(
          blogs.map(({ title }: { title: string }) => title),
        );
        await expect(main.getByText(`Page 2 of ${Math.ceil(total / 7)}`)).toBeVisible();
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          /\/blog\/page\/2$/,
        );
        await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', /\/blog$/);
        await main.getByRole('link', { name: 'Newer posts' }).click();
        await expect(page).toHaveURL(/\/blog$/);
      },
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of the blog that does not exist is told so', async ({ page }) => {
    for (const number of ['99', '0', 'two', '1.5']) {
      const response = await page.request.get(`/blog/page/${number}`);
      expect(response.status(), number).toBe(404);
      const [, heading] = /<h1[^>]*>([^<]*)/.exec(await response.text()) ?? [];
      expect(heading, number).toBe('This page is not on the map');
    }
    await page.goto('/blog/page/1');
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('a post is complete, and says of itself what a search engine asks', async ({
    page,
    request,
  }) => {
    const [{ _id, title, author }] = await (await request.get('/api/blogs/latest')).json();
    await page.goto(`/blog-details/${_id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('navigation', { name: 'In this post' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/#part-\d+$/);
    const described = await page.locator('script[type="application/ld+json"]').textContent();
    const things: { '@type': string }[] = JSON.parse(described ?? '')['@graph'];
    expect(things.map((thing) => thing['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect(things[0]).toMatchObject({ headline: title, author: { name: author } });
  });
});

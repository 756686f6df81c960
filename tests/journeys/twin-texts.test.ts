import { asAdministrator } from '../support/administrator.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/open-page.ts';

test('parts of a post with the same heading do not stay behind on the next one', async ({
  page,
  request,
  admin,
}) => {
  const { post, delete: remove } = await asAdministrator(request, admin);
  const { blogs } = await (await request.get('/api/blogs?limit=1')).json();
  const write = async (title: string, parts: string[]) => {
    const subHeading = parts.map((part) => ({ title: part, description: 'Twice\n\nTwice' }));
    const description = { mainPara: 'For the journey', subHeading };
    const sent = { title, description, date: '2030-01-01', image: blogs[0].image };
    return (await (await post('/blogs', sent)).json())._id as string;
  };
  const last = await write('Post without twins', ['Lamp', 'Rock']);
  const first = await write('Post with twins', ['Rock', 'Rock', 'Lamp', 'Sea']);
  await openPage(page, `/blog-details/${first}`);
  const parts = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(parts).toHaveText(['Rock', 'Rock', 'Lamp', 'Sea']);
  await page.getByRole('link', { name: 'Post without twins' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post without twins');
  await expect(parts).toHaveText(['Lamp', 'Rock']);
  for (const id of [first, last]) await remove(`/blogs/${id}`);
});

test('a carousel is called one in the language of its page', async ({ page }) => {
  for (const path of ['/ar', '/ar/our-work', '/ar/website-leasing']) {
    await openPage(page, path);
    const carousels = page.locator('[aria-roledescription]');
    await expect(carousels.first()).toBeAttached();
    for (const carousel of await carousels.all()) {
      await expect(carousel).toHaveAttribute('aria-roledescription', /^\p{Script=Arabic}/u);
    }
  }
});

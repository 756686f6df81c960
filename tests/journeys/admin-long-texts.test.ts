import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openAdmin } from '../support/admin-area.ts';
import { expectSuccess, field, fillIn, formCalled, submit } from '../support/admin-form.ts';
import { expect, test } from '../support/admin-journey.ts';
import { asAdministrator } from '../support/administrator.ts';
import { pictures } from '../support/picture-files.ts';
import { siteHtml } from '../support/site-text.ts';

/** Other journeys find the site as it was. */
test.afterEach(async ({ request, admin }) => {
  const calls = await asAdministrator(request, admin);
  const { blogs } = await (await request.get('/api/blogs')).json();
  const { pages } = await (await request.get('/api/site')).json();
  const posts = blogs.filter(({ title }: { title: string }) => title === 'Marks on a post');
  const rules = pages.filter(({ title }: { title: string }) => title === 'House rules');
  for (const { _id } of posts) await calls.delete(`/blogs/${_id}`);
  for (const { _id } of rules) await calls.delete(`/site/pages/${_id}`);
});

test('a post is written with the toolbar and the usual keys, and undo takes each step back', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'blogs');
  const form = formCalled(page, 'Add blog');
  await fillIn(form, { Title: ['Marks on a post', 'علامات على مقال'] });
  await field(form, 'Image').setInputFiles(pictures.png);
  const area = field(form, 'Main paragraph');
  const toolbar = form.getByRole('toolbar', { name: 'Formatting of Main paragraph', exact: true });

  await area.pressSequentially('A bold start');
  await select(area, 'bold');
  await page.keyboard.press('Control+b');
  await expect(area).toHaveValue('A **bold** start');
  await page.keyboard.press('Control+z');
  await expect(area).toHaveValue('A bold start');
  await page.keyboard.press('Control+Shift+z');
  await expect(area).toHaveValue('A **bold** start');
  await select(area, 'start');
  await toolbar.getByRole('button', { name: 'Italic' }).click();
  await expect(area).toBeFocused();
  await expect(area).toHaveValue('A **bold** *start*');

  await page.keyboard.press('End');
  await page.keyboard.type('\n\n');
  await toolbar.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.type('first\nsecond\n\nRead our page');
  await expect(area).toHaveValue('A **bold** *start*\n\n- first\n- second\nRead our page');

  await select(area, 'our page');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByLabel('Words of the link')).toHaveValue('our page');
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('This is no address that a link can lead to.');
  await expectAccessible(page);
  await dialog.getByLabel('Address').fill('/contact-us');
  await page.keyboard.press('Enter');
  await expect(area).toHaveValue(/Read \[our page\]\(\/contact-us\)$/);

  // One stop for Tab, arrows in between.
  await toolbar.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Italic' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(area).toBeFocused();

  await field(form, 'Main paragraph in Arabic').fill('بداية **عريضة** و[رابط](/contact-us)');
  await submit(form, 'Add');
  await expectSuccess(page, 'Blog added successfully!');
  const { blogs } = await (await page.request.get('/api/blogs?limit=1')).json();
  expect(blogs[0].description.mainPara).toContain('**bold**');
  const path = `/blog-details/${blogs[0]._id}`;
  await page.goto(path);
  const article = page.getByRole('article');
  await expect(article.locator('strong')).toHaveText('bold');
  await expect(article.locator('.prose li')).toHaveText(['first', 'second']);
  await expect(article.getByRole('link', { name: 'our page' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^A bold start first second/,
  );
  await page.goto(`/ar${path}`);
  await expect(article.getByRole('link', { name: 'رابط' })).toHaveAttribute(
    'href',
    '/ar/contact-us',
  );
});

const copied = `<meta charset="utf-8"><b style="font-weight:normal"><h1>Title</h1>
<p dir="ltr"><span style="font-weight:700">Heavy</span> and <i>light</i>, 5 * 3,
<a href="https://example.com/a">there</a> and <a href="javascript:alert(1)">nowhere</a>.</p>
<ul><li><p>one</p></li><li><p>two</p><ol><li>deep</li><li>deeper</li></ol></li></ul>
<blockquote>said<br>so</blockquote><img src="https://example.com/x.png" onerror="alert(1)">
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Word one</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Word two</p></b>`;

const pasted = `## Title

**Heavy** and *light*, 5 * 3, [there](https://example.com/a) and nowhere.

- one
- two
  1. deep
  2. deeper

> said
> so

- Word one
- Word two`;

test('pasting from a page or a word processor keeps the marks, and plain text stays plain', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'blogs');
  const area = field(formCalled(page, 'Add blog'), 'Main paragraph');
  await paste(area, { 'text/html': copied, 'text/plain': 'never used' });
  await expect(area).toHaveValue(pasted);
  await page.keyboard.press('Control+z');
  await expect(area).toHaveValue('');
  const isLeft = await paste(area, { 'text/plain': '*plain*' });
  expect(isLeft).toBe(true);
});

test('a simple page is written in both languages and named in the footer', async ({
  page,
  admin,
}) => {
  await openAdmin(page, admin, 'settings/pages');
  await page.getByRole('button', { name: /^Add/ }).first().click();
  const form = formCalled(page, 'Add simple page');
  await fillIn(form, {
    Title: ['House rules', 'قواعد البيت'],
    Text: ['## Quiet\n\nAfter *ten*.', '## الهدوء\n\nبعد *العاشرة*.'],
  });
  await field(form, 'Page address').fill('House rules');
  await submit(form, 'Add');
  await expectSuccess(page, 'Simple page added successfully!');
  for (const [path, title, part] of [
    ['/page/house-rules', 'House rules', 'Quiet'],
    ['/ar/page/house-rules', 'قواعد البيت', 'الهدوء'],
  ] as const) {
    const html = await siteHtml(page, path);
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(title);
    expect(/<main.*?<h2[^>]*>([^<]*)/s.exec(html)?.[1]).toBe(part);
    const [, footer = ''] = html.split('<footer');
    expect(footer).toMatch(new RegExp(`href="${path}"[^>]*>${title}<`));
  }
});

async function select(area: Locator, words: string): Promise<void> {
  await area.evaluate((element: HTMLTextAreaElement, part) => {
    const at = element.value.lastIndexOf(part);
    element.focus();
    element.setSelectionRange(at, at + part.length);
  }, words);
}

/** As the browser would; says whether it was left to the browser. */
function paste(area: Locator, data: Record<string, string>): Promise<boolean> {
  return area.evaluate((element: HTMLTextAreaElement, held) => {
    element.focus();
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(held)) clipboardData.setData(type, text);
    return element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);
}

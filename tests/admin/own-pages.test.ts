import { expect, test } from 'vitest';
import { forEachSwitch } from '../../src/model/in-use.ts';
import { listOwnPages } from '../../src/web/admin/markup/list-own-pages.ts';

const answers: Record<string, unknown> = {
  '/site': {
    inUse: { ...forEachSwitch(() => false), leasing: true, localSeo: true },
    menu: { entries: [{ page: 'leasing', label: 'Rent one' }] },
    pages: [{ slug: 'privacy', title: 'Privacy' }],
  },
  '/leasing': { currencies: { aed: false, sar: true } },
  '/services/navbar': {
    English: { Design: { route: '/design', categories: { Logos: { route: '/design/logos' } } } },
  },
  '/blogs/latest': [{ _id: 'a-post', title: 'A post' }],
};

const listed = (read: Record<string, unknown>) =>
  listOwnPages(async <Answer>(path: string) => (read[path] ?? null) as Answer | null, 'en');

test('a link is offered the pages in use, by the names of the menu', async () => {
  expect(await listed(answers)).toEqual([
    { path: '/', title: 'Home' },
    { path: '/website-leasing/sar', title: 'Rent one' },
    { path: '/services', title: 'Services' },
    { path: '/about-us', title: 'About' },
    { path: '/contact-us', title: 'Contact' },
    { path: '/localseo', title: 'Local pages' },
    { path: '/services/design', title: 'Design' },
    { path: '/services/design/logos', title: 'Logos' },
    { path: '/page/privacy', title: 'Privacy' },
  ]);
});

test('what cannot be read is left out, and the rest is offered', async () => {
  const { '/site': _, '/services/navbar': __, ...others } = answers;
  const paths = (await listed(others)).map(({ path }) => path);
  expect(paths).toContain('/blog');
  expect(paths).toContain('/blog-details/a-post');
  expect(paths).not.toContain('/services/design');
});

test('each answer is read once', async () => {
  const read: string[] = [];
  await listOwnPages(async (path) => {
    read.push(path);
    return null;
  }, 'en');
  expect(read).toEqual([...new Set(read)]);
});

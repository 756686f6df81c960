import { expect, test } from 'vitest';
import { type Answers, listOwnPages } from '../../src/web/admin/markup/list-own-pages.ts';

const answers = {
  site: {
    inUse: { leasing: true, ourWork: false, blog: false, localSeo: true },
    menu: { entries: [{ page: 'leasing', label: 'Rent one' }] },
    pages: [{ slug: 'privacy', title: 'Privacy' }],
  },
  leasing: { currencies: { aed: false, sar: true } },
  services: { Design: { route: '/design', categories: { Logos: { route: '/design/logos' } } } },
  posts: [{ _id: 'a-post', title: 'A post' }],
} satisfies Answers;

test('a link is offered the pages in use, by the names of the menu', () => {
  expect(listOwnPages(answers, 'en')).toEqual([
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

test('what cannot be read is left out, and the rest is offered', () => {
  const paths = listOwnPages({ ...answers, site: null, services: null }, 'en').map(
    ({ path }) => path,
  );
  expect(paths).toContain('/blog');
  expect(paths).toContain('/blog-details/a-post');
  expect(paths).not.toContain('/services/design');
});

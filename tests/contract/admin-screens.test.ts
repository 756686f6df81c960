import { expect, test } from 'vitest';
import { pages } from '../../src/model/pages/index.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { screens } from '../../src/web/admin/screens.ts';

/** Every route of the specification, so that a lost row of the table is noticed. */
const routes = [
  ...['home', 'portfolio', 'faq', 'home/seo', 'blogs', 'blogs/banner', 'blogs/seo', 'services'],
  ...['main', 'primary', 'secondary', 'banner', 'process', 'projects'].map((x) => `services/${x}`),
  ...['expert-at', 'case-studies', 'seo'].map((name) => `services/${name}`),
  ...['banner', 'innovation', 'strategy', 'features', 'development', 'seo'].map(
    (x) => `about/${x}`,
  ),
  ...['banner', 'stats', 'projects', 'testimonials', 'seo'].map((name) => `our-work/${name}`),
  ...['banner', 'info', 'help', 'seo'].map((name) => `contact/${name}`),
  ...['local-seo', 'settings', 'leasing/seo'],
];

test('the table has every route', () => {
  expect(screens.map(({ route }) => route)).toEqual(expect.arrayContaining(routes));
});

test('every kind of content is edited on a screen, and no screen edits another', () => {
  const edited = new Set(screens.flatMap(({ kinds }) => kinds));
  const kinds = pages.flatMap(placesOf).map(({ kind }) => kind);
  expect([...edited].toSorted()).toEqual(kinds.toSorted());
});

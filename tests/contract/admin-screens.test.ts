import { expect, test } from 'vitest';
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

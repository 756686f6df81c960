import { expect, test } from 'vitest';
import { pages } from '../../src/model/pages/index.ts';
import type { Fields } from '../../src/model/vocabulary/field.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { arabicOf } from '../../src/web/admin/language/model-in-arabic.ts';
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

test('every text of the model and of the table has its Arabic', () => {
  const places = pages.flatMap(placesOf);
  const texts = [
    ...pages.map(({ fetchFailed }) => fetchFailed),
    ...places.flatMap(({ node }) => [...Object.values(node.messages), ...labelsOf(node.fields)]),
    ...screens.flatMap(({ title, name, about, fetchFailed }) => [
      ...[title, name, about],
      ...(fetchFailed ? [fetchFailed] : []),
    ]),
  ];
  expect(texts.filter((text) => !/\p{Script=Arabic}/u.test(arabicOf(text)))).toEqual([]);
});

function labelsOf(fields: Fields): string[] {
  return Object.values(fields).flatMap(({ label, input, fields: inner = {} }) => [
    ...[label, ...(input.hint ? [input.hint] : []), ...(input.options ?? [])],
    ...labelsOf(inner),
  ]);
}

import { expect, test } from 'vitest';
import { pages } from '../../src/model/pages/index.ts';
import type { Fields } from '../../src/model/vocabulary/field.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { en } from '../../src/web/admin/language/en.ts';
import { arabicOf } from '../../src/web/admin/language/model-in-arabic.ts';

test('every list has a name for one of its items, in both languages', () => {
  const labels = pages.flatMap(placesOf).flatMap(({ node }) => listLabels(node.fields));
  expect(labels).toContain('Sub headings');
  expect(labels.filter((label) => !label.endsWith('s'))).toEqual([]);
  const ones = labels.map((label) => label.replace(/s$/, ''));
  expect(ones.filter((one) => !/\p{Script=Arabic}/u.test(arabicOf(one)))).toEqual([]);
});

test('a kind has its English plural', () => {
  expect(en.list.plural('Local SEO entry')).toBe('Local SEO entries');
  expect(en.list.plural('blog')).toBe('blogs');
  expect(en.list.plural('survey')).toBe('surveys');
});

const listLabels = (fields: Fields): string[] =>
  Object.values(fields).flatMap(({ type, label, fields: inner = {} }) => [
    ...(type === 'list' || type === 'texts' ? [label] : []),
    ...listLabels(inner),
  ]);

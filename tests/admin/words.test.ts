import { expect, test } from 'vitest';
import type { Bilingual } from '../../src/model/language.ts';
import { pages } from '../../src/model/pages/index.ts';
import type { Fields } from '../../src/model/vocabulary/field.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { oneIn } from '../../src/model/words/labels.ts';
import { nounIn } from '../../src/model/words/nouns.ts';

test('every list has a name for one of its items', () => {
  const lists = pages.flatMap(placesOf).flatMap(({ node }) => listLabels(node.fields));
  expect(lists.map(({ en }) => en)).toContain('Sub headings');
  expect(lists.filter((list) => oneIn(list) === list)).toEqual([]);
});

test('a kind has its English plural', () => {
  expect(nounIn('en', 'Local SEO entry').all).toBe('Local SEO entries');
  expect(nounIn('en', 'blog').all).toBe('blogs');
});

const listLabels = (fields: Fields): Bilingual[] =>
  Object.values(fields).flatMap(({ type, label, fields: inner = {} }) => [
    ...(type === 'list' || type === 'texts' ? [label] : []),
    ...listLabels(inner),
  ]);

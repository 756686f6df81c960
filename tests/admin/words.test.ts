import { expect, test } from 'vitest';
import type { Bilingual } from '../../src/model/language.ts';
import { pages } from '../../src/model/pages/index.ts';
import type { Fields } from '../../src/model/vocabulary/field.ts';
import { placesOf } from '../../src/model/vocabulary/tree.ts';
import { labels, oneIn } from '../../src/model/words/labels.ts';
import { nounIn, nounList } from '../../src/model/words/nouns.ts';
import { texts as firstHour } from '../../src/web/admin/first-hour/texts.ts';

test('every list has a name for one of its items', () => {
  const lists = pages.flatMap(placesOf).flatMap(({ node }) => listLabels(node.fields));
  expect(lists.map(({ en }) => en)).toContain('Sub headings');
  expect(lists.filter((list) => oneIn(list) === list)).toEqual([]);
});

test('a kind has its English plural', () => {
  expect(nounIn('en', 'Local SEO entry').all).toBe('Local SEO entries');
  expect(nounIn('en', 'blog').all).toBe('blogs');
});

test('a single record of the demo is spoken of as one', () => {
  for (const say of [firstHour.left, firstHour.removed]) {
    expect(say(1)).toMatch(/1 record\b/);
    expect(say(2)).toMatch(/2 records\b/);
  }
});

test('labels and kinds stand in the order of the alphabet', () => {
  for (const names of [labels.slice(0, labels.indexOf('Office location')), nounList]) {
    const inSmall = names.map((name) => name.toLowerCase());
    expect(inSmall).toEqual(inSmall.toSorted());
  }
});

const listLabels = (fields: Fields): Bilingual[] =>
  Object.values(fields).flatMap(({ type, label, fields: inner = {} }) => [
    ...(type === 'list' || type === 'texts' ? [label] : []),
    ...listLabels(inner),
  ]);

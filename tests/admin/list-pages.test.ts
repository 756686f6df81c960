import { expect, test } from 'vitest';
import { stayWithin } from '../../src/web/admin/content/list-pages.ts';

const asked = (query: string) => new Request(`http://localhost/admin/blogs${query}`);

test.each([
  ['', 0],
  ['', 21],
  ['?page=1', 0],
  ['?page=2', 21],
])('a page that is there is shown: %s of %d', (query, total) => {
  expect(() => stayWithin(asked(query), total)).not.toThrow();
});

test.each([
  ['?page=2', 20, '?page=1'],
  ['?search=a&page=3', 21, '?search=a&page=2'],
  ['?page=9', 0, '?page=1'],
])('a page beyond the last one leads to it: %s of %d', (query, total, last) => {
  let thrown: unknown;
  try {
    stayWithin(asked(query), total);
  } catch (response) {
    thrown = response;
  }
  expect((thrown as Response).headers.get('location')).toBe(`/admin/blogs${last}`);
});

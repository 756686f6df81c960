import { expect, test } from 'vitest';
import { blogPosts } from '../../src/model/pages/blogs/index.ts';
import { detailOf, isLine } from '../../src/web/admin/content/titles.ts';

test('a post is told apart by its date and author', () => {
  const post = { title: 'A', date: '2026-03-01', author: 'Layla Haddad' };
  expect(detailOf(blogPosts, post)).toBe('1 Mar 2026 · Layla Haddad');
});

test('the description of a picture is no line of its record', () => {
  const lines = Object.keys(blogPosts.fields).filter((key) => isLine(blogPosts.fields, key));
  expect(lines).toEqual(['title', 'author']);
});

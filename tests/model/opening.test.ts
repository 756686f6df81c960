import { expect, test } from 'vitest';
import { openingOf } from '../../src/model/markdown/opening.ts';

test('a card says as many whole sentences as have room', () => {
  expect(openingOf('One. Two? Three is too much.', 12)).toBe('One. Two?');
  expect(openingOf('هل تبيع؟ نعم. وهذا أطول من أن يُقال هنا.', 14)).toBe('هل تبيع؟ نعم.');
  expect(openingOf('ASP.NET stays whole. More.', 20)).toBe('ASP.NET stays whole.');
  expect(openingOf('A title\n\nA paragraph.', 40)).toBe('A title A paragraph.');
  expect(openingOf('')).toBe('');
});

test('a sentence ends only before a space, and no space is added', () => {
  const text = 'Firms keep choosing .NET for years. More.';
  expect(openingOf(text, 20)).toBe('Firms keep choosing .NET for years.');
  expect(openingOf(text, 60)).toBe(text);
  expect(openingOf('تختار الشركات .NET لسنوات. والمزيد.', 20)).toBe('تختار الشركات .NET لسنوات.');
});

test('a first sentence is whole although it has no room, and cut only when it is far too long', () => {
  expect(openingOf('Longer than ten.', 10)).toBe('Longer than ten.');
  expect(openingOf('Far longer than it should ever be on a card.', 10)).toBe('Far longer than it…');
});

import { describe, expect, test } from 'vitest';
import { choice, list, text } from '../../src/model/vocabulary/fields.ts';
import { fillUp } from '../../src/model/vocabulary/translate.ts';

const fields = { heading: text('Heading'), lead: text('Text') };
const builtIn = {
  heading: 'Heading',
  lead: 'Lead',
  ar: { heading: 'ترويسة', lead: 'مقدمة' },
  arFrom: { heading: 'a', lead: 'b' },
};

test('a field that came after the last save is built in, in both languages', () => {
  const stored = { heading: 'Own', ar: { heading: 'لنا' }, arFrom: { heading: 'c' } };
  expect(fillUp(fields, stored, builtIn)).toEqual({
    heading: 'Own',
    lead: 'Lead',
    ar: { heading: 'لنا', lead: 'مقدمة' },
    arFrom: { heading: 'c', lead: 'b' },
  });
});

test('of a field that was saved nothing is built in, its Arabic neither', () => {
  const stored = { heading: 'Own', lead: '' };
  expect(fillUp(fields, stored, builtIn)).toEqual(stored);
  expect(fillUp(fields, { heading: 'Own' })).toEqual({ heading: 'Own' });
});

describe('a list with one item for each option', () => {
  const names = { about: { en: 'About', ar: 'من نحن' }, blog: { en: 'Blog', ar: 'المدونة' } };
  const entries = list(
    'Menu entries',
    { page: choice('Page', names, { fallback: 'about' }), label: text('Label') },
    { oneForEach: 'page' },
  );
  const blog = { page: 'blog', label: 'Blog', ar: { label: 'المدونة' } };
  const about = { page: 'about', label: 'About', ar: { label: 'من نحن' } };
  const builtInList = { entries: [about, blog] };

  test('has the built-in item of an option that came after the last save, at its end', () => {
    const renamed = { page: 'blog', label: 'Journal' };
    const shown = fillUp({ entries }, { entries: [renamed] }, builtInList);
    expect(shown).toEqual({ entries: [renamed, about] });
    expect(entries.schema.safeParse(shown.entries).success).toBe(true);
  });

  test('has no item of an option that is gone', () => {
    const gone = { page: 'shop', label: 'Shop' };
    const shown = fillUp({ entries }, { entries: [gone, about, blog] }, builtInList);
    expect(shown).toEqual({ entries: [about, blog] });
  });
});

import { expect, test } from 'vitest';
import { fillUp } from '../../src/model/vocabulary/translate.ts';

const builtIn = {
  heading: 'Heading',
  lead: 'Lead',
  ar: { heading: 'ترويسة', lead: 'مقدمة' },
  arFrom: { heading: 'a', lead: 'b' },
};

test('a field that came after the last save is built in, in both languages', () => {
  const stored = { heading: 'Own', ar: { heading: 'لنا' }, arFrom: { heading: 'c' } };
  expect(fillUp(stored, builtIn)).toEqual({
    heading: 'Own',
    lead: 'Lead',
    ar: { heading: 'لنا', lead: 'مقدمة' },
    arFrom: { heading: 'c', lead: 'b' },
  });
});

test('of a field that was saved nothing is built in, its Arabic neither', () => {
  expect(fillUp({ heading: 'Own', lead: '' }, builtIn)).toEqual({ heading: 'Own', lead: '' });
  expect(fillUp({ heading: 'Own' })).toEqual({ heading: 'Own' });
});

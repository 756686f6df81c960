import { describe, expect, test } from 'vitest';
import { keepChosen, keepTyped } from '../../src/web/admin/forms/keep-typed.ts';

const sent = {
  title: ' Sent ',
  text: 'Sent',
  fact: { title: 'Sent', stats: ['one', 'two'], ar: { title: 'أُرسل' } },
  offices: [{ city: 'Muscat' }, { city: 'Sur' }],
  ar: { title: 'أُرسل', text: '' },
  arRight: ['title'],
};
const saved = {
  title: 'Sent',
  text: 'Sent',
  fact: { title: 'Sent', stats: ['one', 'two'], ar: { title: 'أُرسل' } },
  offices: [{ city: 'Muscat' }, { city: 'Sur' }],
  ar: { title: 'أُرسل' },
};
const keptOf = (typed: Record<string, unknown>) => keepTyped(sent, { ...sent, ...typed }, saved);

describe('after a save', () => {
  test('what nobody touched is as it was stored, and nothing is left of what was only sent', () => {
    expect(keptOf({})).toEqual(saved);
  });

  test('a text typed since stays beside the others', () => {
    expect(keptOf({ text: 'Typed' })).toEqual({ ...saved, text: 'Typed' });
  });

  test('a text emptied since stays empty', () => {
    expect(keptOf({ text: '' })).toEqual({ ...saved, text: '' });
  });

  test('English and Arabic are kept apart', () => {
    const ar = { ...sent.ar, text: 'كُتب' };
    expect(keptOf({ ar })).toMatchObject({ title: 'Sent', ar: { title: 'أُرسل', text: 'كُتب' } });
  });

  test('inside an object only what was typed since stays', () => {
    const fact = { ...sent.fact, stats: ['one', 'two', 'three'] };
    expect(keptOf({ fact }).fact).toEqual({ ...saved.fact, stats: ['one', 'two', 'three'] });
  });

  test.each([
    ['an item added', [...sent.offices, { city: '' }]],
    ['an item removed', sent.offices.slice(1)],
    ['another order', sent.offices.toReversed()],
  ])('%s since keeps the whole list', (_, offices) => {
    expect(keptOf({ offices })).toEqual({ ...saved, offices });
  });

  test('a picture chosen since is still to be sent, the one that was sent is not', () => {
    const [first, second] = [new File([], 'first.png'), new File([], 'second.png')];
    expect(keepChosen({ image: first }, { image: first })).toEqual({});
    expect(keepChosen({ image: first }, { image: second })).toEqual({ image: second });
    expect(keepChosen({ image: first }, {})).toEqual({});
    expect(keepChosen({}, { image: second })).toEqual({ image: second });
  });
});

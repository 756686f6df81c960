import { describe, expect, test } from 'vitest';
import { namesIn } from '../../src/model/messages/template.ts';
import { allWords } from '../../src/model/wording/all-words.ts';

const words = [...allWords.values()].map(({ key, builtIn }) => ({ key, ...builtIn }));

/** `one` and `two` can do without their number, and English has no `two`. */
const isPluralForm = (key: string) => /\.(zero|one|two|few|many)$/.test(key);

describe('interface words', () => {
  test('are many, each under a key that an address can carry', () => {
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter(({ key }) => !/^[\w.-]{1,150}$/.test(key))).toEqual([]);
  });

  test('are there in both languages, but for plural forms that English has not', () => {
    const blank = words.filter(({ en, ar }) => !en.trim() || !ar.trim());
    expect(blank.filter(({ key, ar }) => !isPluralForm(key) || !ar.trim())).toEqual([]);
  });

  test('fill in the same in both languages', () => {
    const differ = words.filter(
      ({ key, en, ar }) =>
        !isPluralForm(key) && `${namesIn(en).toSorted()}` !== `${namesIn(ar).toSorted()}`,
    );
    expect(differ).toEqual([]);
  });

  test('fill in nothing twice: the site looks for the first place alone', () => {
    const twice = words.filter(({ en, ar }) =>
      [en, ar].some((text) => new Set(namesIn(text)).size < namesIn(text).length),
    );
    expect(twice).toEqual([]);
  });
});

import { array, assert, dictionary, jsonValue, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { encodeJson } from '../../src/server/http/encode-json.ts';

test('an answer is the same JSON, whether its list is long or not', () => {
  const records = array(dictionary(string({ unit: 'grapheme' }), jsonValue()), { maxLength: 250 });
  assert(
    property(records, jsonValue(), (data, more) => {
      const answer = { success: true, data, more, nothing: undefined };
      expect(Buffer.concat(encodeJson(answer)).toString()).toBe(JSON.stringify(answer));
    }),
    { numRuns: 50, examples: [[Array.from({ length: 100 }, () => ({ a: 'ع' })), null]] },
  );
  expect(Buffer.concat(encodeJson([1, { a: 2 }])).toString()).toBe('[1,{"a":2}]');
});

test('a record of a long list is written once, and its bytes are never copied', () => {
  let written = 0;
  const record = {
    toJSON() {
      written += 1;
      return { title: 'مدينة' };
    },
  };
  const answer = () => ({ data: Array.from({ length: 100 }, () => record) });
  const [first, second] = [encodeJson(answer()), encodeJson(answer())];
  expect(written).toBe(1);
  const longest = (parts: Buffer[]) => parts.toSorted((a, b) => b.length - a.length)[0];
  expect(longest(first)).toBe(longest(second));
});

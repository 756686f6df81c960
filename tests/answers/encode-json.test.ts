import { array, assert, dictionary, jsonValue, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { encodeJson } from '../../src/server/http/encode-json.ts';
import { utf8 } from '../../src/server/http/utf8.ts';

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));

test('an answer is the same JSON, whether the records of its list are bytes already or not', () => {
  const records = array(dictionary(string({ unit: 'grapheme' }), jsonValue()), { maxLength: 250 });
  assert(
    property(records, jsonValue(), (data, more) => {
      const answer = { success: true, data, more, nothing: undefined };
      for (const given of [answer, { ...answer, data: data.map(bytesOf) }]) {
        expect(Buffer.concat(encodeJson(given)).toString()).toBe(JSON.stringify(answer));
      }
    }),
    { numRuns: 50, examples: [[Array.from({ length: 100 }, () => ({ a: 'ع' })), null]] },
  );
  expect(Buffer.concat(encodeJson([1, { a: 2 }])).toString()).toBe('[1,{"a":2}]');
});

test('the bytes of a long list are never copied, and a short one is sent at once', () => {
  const record = bytesOf({ title: 'مدينة' });
  expect(encodeJson({ data: Array.from({ length: 100 }, () => record) })).toContain(record);
  expect(encodeJson({ data: [record, record] })).toHaveLength(1);
});

test('the bytes of a text are those of its UTF-8, however it is written', () => {
  const texts = ['', 'plain', 'عربي و English', '𝄞', 'half of a pair: \ud834', 'é'.repeat(600_000)];
  for (const text of texts) expect(utf8(text).equals(Buffer.from(text))).toBe(true);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from '../../src/server/leads/csv-cell.ts';

test.each([
  ['Sara', 'Sara'],
  ['a, b', '"a, b"'],
  ['a "b"', '"a ""b"""'],
  ['=1+1', "'=1+1"],
  [' \t @SUM(A1)', `" \t '@SUM(A1)"`],
  ['-1', "'-1"],
  ['＝1+1', "'＝1+1"],
  // Where the comma is the decimal sign, spreadsheets split at semicolons and know no quotes here.
  ['a;=1+1', `"a;'=1+1"`],
  ['a; =1+1;+2', `"a; '=1+1;'+2"`],
  ['a;"=1+1', `"a;""'=1+1"`],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['a\t\t-1', `"a\t\t'-1"`],
  ['2 - 1 = 1; yes', '"2 - 1 = 1; yes"'],
  ['sara@example.com', 'sara@example.com'],
])('%j is written as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test.each(['+971 4 555 0100', '+97145550100', '+971-4-555-0100', '+44 (0)20 7946 0018'])(
  'the phone number %s stays one, as text and without a sign that is not its own',
  (phone) => {
    expect(csvCell(phone)).toBe(`"\t${phone}"`);
  },
);

test.each(['+1+cmd', '+971 4 555 0100;=1+1', '+SUM(1)', '++1', "+1!A0|'x'"])(
  '%s is no phone number',
  (value) => {
    expect(csvCell(value)).toMatch(/^"?'\+/);
    expect(csvCell(value)).not.toContain(';=');
  },
);

test('no part of any text begins a formula, wherever a spreadsheet splits the line', () => {
  const signs = ['=', '+', '-', '@', ';', '"', ' ', '\t', '\n', '\r', 'a', '1', ','];
  const texts = fc.array(fc.constantFrom(...signs), { maxLength: 10 }).map((all) => all.join(''));
  const isPhone = (part: string) => /^\+[\d ().-]+"?$/.test(part);
  fc.assert(
    fc.property(texts, (text) => {
      const parts = csvCell(text).split(/[;\r\n\t]/);
      return parts.every((part) => isPhone(part) || !/^[\s"]*[=+\-@]/.test(part));
    }),
    { numRuns: 5_000 },
  );
});

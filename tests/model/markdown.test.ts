import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { targetIn } from '../../src/model/markdown/link-target.ts';
import { parseLine, parseText } from '../../src/model/markdown/parse-text.ts';
import { plainText } from '../../src/model/markdown/plain-text.ts';

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const words = (...children: unknown[]) => [{ type: 'words', children }];
const picture = `/uploads/${'0'.repeat(32)}-800x500-aabbcc.webp`;

describe('what is a mark', () => {
  test('bold, italic and links', () => {
    expect(parseLine('so **bold**, *leaning* and [linked *here*](/about-us)')).toEqual([
      'so ',
      { type: 'bold', children: ['bold'] },
      ', ',
      { type: 'italic', children: ['leaning'] },
      ' and ',
      {
        type: 'link',
        to: '/about-us',
        children: ['linked ', { type: 'italic', children: ['here'] }],
      },
    ]);
  });

  test('lists, and lists in them', () => {
    expect(parseText('Before\n- one\n- two\n  1. first\n  2. second\nAfter', 'text')).toEqual([
      paragraph('Before'),
      {
        type: 'list',
        isNumbered: false,
        items: [
          words('one'),
          [
            ...words('two'),
            { type: 'list', isNumbered: true, items: [words('first'), words('second')] },
          ],
        ],
      },
      paragraph('After'),
    ]);
  });

  test('a quote ends where its lines end', () => {
    expect(parseText('> said\n> so\nthen', 'text')).toEqual([
      { type: 'quote', children: [paragraph('said\nso')] },
      paragraph('then'),
    ]);
  });

  test('headings and pictures, on pages alone', () => {
    const text = `## Part\n\n![A *red* door](${picture} "Seen from the street")`;
    expect(parseText(text, 'page')).toEqual([
      { type: 'heading', level: 2, children: ['Part'] },
      paragraph({
        type: 'picture',
        src: picture,
        alt: 'A *red* door',
        caption: 'Seen from the street',
      }),
    ]);
    expect(parseText(text, 'text')[0]).toEqual(paragraph('## Part'));
  });

  test('a backslash takes a mark away', () => {
    expect(plainText('\\*not leaning\\* and \\[no link](/x)')).toBe(
      '*not leaning* and [no link](/x)',
    );
  });
});

/** Each is shown sign by sign, in one paragraph. */
describe('what is writing', () => {
  const writing = [
    '5 * 3 * 2 = 30, and 2*3*4 = 24',
    'Prices* exclude VAT.\n*Conditions apply.',
    '* Conditions apply',
    'snake_case_name, _blank_ and __init__',
    '1998. A good year',
    '2. The second alone',
    'Great work.\n- Ahmed Ali',
    '1) first\n2) second',
    '#1 in the Gulf\n# 1',
    '#### four',
    '>50 % of visitors',
    '+ 20 %',
    '-- and ---',
    '***** five stars',
    'C:\\new\\old \\\\server',
    '&amp; &lt; <b>bold</b> <script>alert(1)</script> <https://example.com>',
    '`code` ~~gone~~ ==mark==',
    '```\ncode\n```',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'Title\n=====',
    '[note] and [1]: https://example.com and [^1]',
    '[run](javascript:alert(1)) [run](JaVaScRiPt:alert(1)) [d](data:text/html,x) [v](vbscript:x)',
    '[a](//evil.example) [a](/\\evil.example) [a](https://user:pass@evil.example/)',
    '[a](#here) [a](relative) [a](mailto:x@example.com?body=hi)',
    '![far](https://example.com/a.png) ![path](/uploads/../x.png)',
    'قال: «نعم» * ثم سكت. 1. أولًا',
    '- بند وحيد',
  ];
  test.each(writing)('%j', (text) => {
    expect(parseText(text, 'page')).toEqual([expect.objectContaining({ type: 'paragraph' })]);
    expect(plainText(text)).toBe(text);
    expect(parseText(text, 'text').flatMap((block) => Object.values(block)[1])).toEqual([text]);
  });
});

test('links lead to hosts, paths, addresses and phones, and from Arabic to the Arabic page', () => {
  for (const to of [
    'https://example.com/a?b=c#d',
    'http://مثال.example/',
    'mailto:hello@example.com',
    'tel:+971-4-123',
    '/blog',
  ]) {
    expect(parseLine(`[a](${to})`)).toEqual([{ type: 'link', to, children: ['a'] }]);
  }
  expect(targetIn('ar', '/blog?page=2')).toBe('/ar/blog?page=2');
  expect(targetIn('ar', '/')).toBe('/ar');
  for (const to of ['/ar/blog', picture, 'https://example.com', 'tel:123'])
    expect(targetIn('ar', to)).toBe(to);
  expect(targetIn('en', '/blog')).toBe('/blog');
});

/** Every letter comes out again, in its order, and nothing throws. */
test('no text is lost or breaks it', () => {
  const bits = ['*', '**', '_', '[', ']', '](/a)', '(', ')', '!', '> ', '- ', '1. ', '## ', '\n'];
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(...bits, '\n\n', '  ', '\t', '\\', 'a', 'ب', '\r', '\u00a0', '\u0000', '|'),
        fc.string({ unit: 'binary', maxLength: 4 }),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(''));
  const lettersOf = (shown: string) => shown.replaceAll(/[^\p{L}]/gu, '');
  fc.assert(
    fc.property(text, (written) => {
      for (const markup of ['text', 'page'] as const) parseText(written, markup);
      const withoutAddresses = written.replaceAll('](/a)', '](/)');
      expect(lettersOf(plainText(withoutAddresses))).toBe(lettersOf(withoutAddresses));
    }),
    { numRuns: 500 },
  );
});

test('no text takes long to read, whatever it is made of', () => {
  const length = 40_000;
  const fill = (bit: string) => bit.repeat(Math.ceil(length / bit.length)).slice(0, length);
  const half = (bit: string) => bit.repeat(length / 2 / bit.length);
  const texts = [
    ...[
      '[',
      '![',
      '[a](',
      '[a](b',
      '[a](/b "',
      '[*',
      '*[',
      '![[]()',
      '*a ',
      'a* ',
      '**a *b ',
      '**a* ',
    ],
    ...['*', '***', '*a**', '_', '\\', '> ', '>', '> > a\n', '- ', '- a\n', '1. a\n', '- a\n  '],
    ...['## a\n', '\n', ' ', '\n \u00a0', '<', '`', '[a](/b)', '|-|\n', '- a\n\n', '> - a\n'],
  ].map(fill);
  const nested = [half('[') + half(']'), half('*a ') + half('a* '), half('![') + half('](b)')];
  const stairs = Array.from({ length: 200 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n');
  for (const text of [...texts, ...nested, `${stairs}\n- b`]) {
    const isQuick = () => processorTime(() => plainText(text)) < 4 * processorTime(count);
    // Once more where it was not: the collector may have come in between.
    expect(isQuick() || isQuick() || isQuick(), JSON.stringify(text.slice(0, 12))).toBe(true);
  }
});

/** Some 40 milliseconds of work for a quick machine, and as many more for a slow one. */
function count() {
  let sum = 0;
  for (let number = 0; number < 20_000_000; number++) sum += number % 7;
  expect(sum).toBeGreaterThan(0);
}

/** In milliseconds: what others do on the machine does not count. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

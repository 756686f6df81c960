import { describe, expect, test } from 'vitest';
import { isLinkTarget } from '../../src/model/markdown/link-target.ts';
import { plainText } from '../../src/model/markdown/plain-text.ts';
import {
  type Edit,
  goOn,
  linkAt,
  putLink,
  putPicture,
  putText,
  type Selected,
  toggleLines,
  toggleMark,
} from '../../src/web/admin/markup/edits.ts';

import { completeAddress } from '../../src/web/admin/markup/link-address.ts';
import { pastedMarkdown } from '../../src/web/admin/markup/paste.ts';

/** What is selected stands between `‹` and `›`. */
function selected(drawn: string): Selected {
  const start = drawn.indexOf('‹');
  return { value: drawn.replaceAll(/[‹›]/g, ''), start, end: drawn.indexOf('›') - 1 };
}

function draw({ value }: Selected, edit: Edit | undefined): string | undefined {
  if (!edit) return undefined;
  const { from, to, text, start, end } = edit;
  const after = value.slice(0, from) + text + value.slice(to);
  return `${after.slice(0, start)}‹${after.slice(start, end)}›${after.slice(end)}`;
}

const change = (drawn: string, make: (at: Selected) => Edit | undefined) =>
  draw(selected(drawn), make(selected(drawn)));

describe('bold and italic', () => {
  test.each([
    ['a ‹word› here', 'a **‹word›** here'],
    ['a **‹word›** here', 'a ‹word› here'],
    ['a ‹word › here', 'a **‹word›**  here'],
    ['a wo‹›rd here', 'a **‹word›** here'],
    ['كلمة عر‹›بية', 'كلمة **‹عربية›**'],
    ['a ‹› here', 'a **‹›** here'],
    ['‹one\n\ntwo›', '‹**one**\n\n**two**›'],
    ['‹- one\n- two›', '‹- **one**\n- **two**›'],
    ['‹- one›', '- **‹one›**'],
    ['‹- **one**›', '- ‹one›'],
    ['‹## Part›', '## **‹Part›**'],
    ['‹**one**\n**two**›', '‹one\ntwo›'],
    ['‹- **one**\n\n- **two**›', '‹- one\n\n- two›'],
    ['‹**one**\ntwo›', '‹**one**\n**two**›'],
    ['a ‹**word**› here', 'a ‹word› here'],
  ])('%j', (before, after) => {
    expect(change(before, (at) => toggleMark(at, '**'))).toBe(after);
  });

  test('what begins and ends with other words’ marks is not marked as a whole', () => {
    const at = selected('‹**one** and **two**›');
    expect(toggleMark(at, '**').text).not.toBe('one** and **two');
    expect(change('‹**word**›', (at) => toggleMark(at, '*'))).toBe('*‹**word**›*');
  });

  test('they stand around each other', () => {
    expect(change('**‹word›**', (at) => toggleMark(at, '*'))).toBe('***‹word›***');
    expect(change('***‹word›***', (at) => toggleMark(at, '*'))).toBe('**‹word›**');
    expect(change('***‹word›***', (at) => toggleMark(at, '**'))).toBe('*‹word›*');
  });
});

describe('lines', () => {
  test.each([
    ['list', 'one‹›', '- one‹›'],
    ['list', '‹one\ntwo›', '‹- one\n- two›'],
    ['list', '‹- one\n- two›', '‹one\ntwo›'],
    ['numbers', '‹- one\n\n- two›', '‹1. one\n\n2. two›'],
    ['quote', 'before\n‹said›\nafter', 'before\n‹> said›\nafter'],
    ['heading', 'part‹›', '## part‹›'],
    ['heading', '## part‹›', '### part‹›'],
    ['heading', '### part‹›', 'part‹›'],
    ['list', '‹›', '- ‹›'],
  ] as const)('%s: %j', (mark, before, after) => {
    expect(change(before, (at) => toggleLines(at, mark))).toBe(after);
  });

  test.each([
    ['- one‹›', '- one\n- ‹›'],
    ['9. nine‹›', '9. nine\n10. ‹›'],
    ['> said‹›', '> said\n> ‹›'],
    ['  - in‹›', '  - in\n  - ‹›'],
    ['- one\n- ‹›', '- one\n‹›'],
    ['plain‹›', undefined],
    ['- ‹one›', undefined],
  ])('Enter after %j', (before, after) => {
    expect(change(before, goOn)).toBe(after);
  });
});

describe('pasting', () => {
  const held = (data: Record<string, string>) =>
    ({ getData: (type: string) => data[type] ?? '' }) as DataTransfer;

  test('what cannot be turned is pasted as its words', async () => {
    // There is no parser of HTML here, so turning it fails.
    const data = held({ 'text/html': '<b>words</b>', 'text/plain': 'words' });
    expect(await pastedMarkdown(data, 'text')).toBe('words');
  });

  test('a picture without words takes nothing away', () => {
    expect(change('a ‹word›', (at) => putText(at, ''))).toBe(undefined);
    expect(change('a ‹word›', (at) => putText(at, 'sign'))).toBe('a sign‹›');
  });
});

describe('links and pictures', () => {
  test('a link takes the words that are selected, and is found again', () => {
    const at = selected('see ‹our page› now');
    const link = { words: linkAt(at).words, address: '/blog' };
    expect(draw(at, putLink(linkAt(at), link))).toBe('see [our page](/blog)‹› now');
    expect(linkAt(selected('see [our pa‹›ge](/blog) now'))).toEqual({
      from: 4,
      to: 21,
      words: 'our page',
      address: '/blog',
    });
  });

  test('without an address the link goes and its words stay', () => {
    const at = selected('see [our pa‹›ge](/blog) now');
    expect(draw(at, putLink(linkAt(at), { words: 'our page', address: '' }))).toBe(
      'see our page‹› now',
    );
  });

  test('words with brackets stay words', () => {
    const { text } = putLink({ from: 0, to: 0 }, { words: 'a [b]', address: '/x' });
    expect(plainText(text)).toBe('a [b]');
  });

  test('a link with brackets is found again as it was put', () => {
    const put = { words: 'a [b] c', address: '/x_(y)' };
    const { text } = putLink({ from: 0, to: 0 }, put);
    expect(linkAt({ value: text, start: 3, end: 3 })).toEqual({ from: 0, to: text.length, ...put });
  });

  test.each([
    [' /my page ', '/my%20page'],
    ['https://a.example/x y', 'https://a.example/x%20y'],
    ['a.example/x_(y)', 'https://a.example/x_%28y%29'],
    ['/a\u2003<b>', '/a%E2%80%83%3Cb%3E'],
    ['tel:+971 (4) 123', 'tel:+9714123'],
    ['me@a.example', 'mailto:me@a.example'],
  ])('the address %j is completed so that a link can hold it', (typed, complete) => {
    expect(completeAddress(typed)).toBe(complete);
    expect(isLinkTarget(complete)).toBe(true);
    const { text } = putLink({ from: 0, to: 0 }, { words: 'here', address: complete });
    expect(plainText(text)).toBe('here');
  });

  test('a picture is a paragraph of its own', () => {
    const put = (at: Selected) => putPicture(at, { src: '/uploads/x.webp', alt: 'A\ndoor' });
    expect(change('one‹›two', put)).toBe('one\n\n![A door](/uploads/x.webp)\n\n‹›two');
    expect(change('‹›', put)).toBe('![A door](/uploads/x.webp)‹›');
  });
});

import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/model/markdown/plain-text.ts';
import {
  type Edit,
  goOn,
  linkAt,
  putLink,
  putPicture,
  type Selected,
  toggleLines,
  toggleMark,
} from '../../src/web/admin/markup/edits.ts';

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
  ])('%j', (before, after) => {
    expect(change(before, (at) => toggleMark(at, '**'))).toBe(after);
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

  test('a picture is a paragraph of its own', () => {
    const put = (at: Selected) => putPicture(at, { src: '/uploads/x.webp', alt: 'A\ndoor' });
    expect(change('one‹›two', put)).toBe('one\n\n![A door](/uploads/x.webp)\n\n‹›two');
    expect(change('‹›', put)).toBe('![A door](/uploads/x.webp)‹›');
  });
});

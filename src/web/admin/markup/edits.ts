/** What a text area holds, and what is selected in it. */
export interface Selected {
  value: string;
  start: number;
  end: number;
}

/** A part that other text takes the place of, and what is selected after that. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  start: number;
  end: number;
}

/** Bold and italic: puts the sign around the words, line by line, or takes it away. */
export function toggleMark(selected: Selected, sign: '*' | '**'): Edit {
  const { start, end } = wordsAt(selected);
  const { value } = selected;
  const words = value.slice(start, end);
  if (isAround(value, start, end, sign)) {
    return replace(start - sign.length, end + sign.length, words, 0);
  }
  if (words === '')
    return { ...replace(start, end, sign + sign, 0), ...caret(start + sign.length) };
  const lines = words.split('\n').map(partsOf);
  const isMarked = lines.every((line) => line.words === '' || isMarkedBy(sign, line.words));
  const changed = lines.map((line) => {
    if (line.words === '' || (isMarkedBy(sign, line.words) && !isMarked)) return line;
    return { ...line, words: isMarked ? withoutMark(line.words, sign) : sign + line.words + sign };
  });
  const text = changed.map((line) => line.before + line.words + line.after).join('\n');
  const [only, ...others] = changed;
  if (!only || others.length > 0) return replace(start, end, text, 0);
  const edge = isMarked ? 0 : sign.length;
  const from = start + only.before.length;
  return {
    from: start,
    to: end,
    text,
    start: from + edge,
    end: from + only.words.length - edge,
  };
}

const prefixes = {
  list: /^- /,
  numbers: /^\d+\. /,
  quote: /^> ?/,
  heading: /^#{2,3} /,
};
export type LineMark = keyof typeof prefixes;

/** Lists, quotes and headings: every line that is touched gets the mark, or loses it. */
export function toggleLines({ value, start, end }: Selected, mark: LineMark): Edit {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const to = next === -1 ? value.length : next;
  const lines = value.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line === '' || prefixes[mark].test(line));
  const isOnlyBlank = lines.every((line) => line === '');
  let count = 0;
  const changed = lines.map((line) => {
    if (line === '' && !isOnlyBlank) return line;
    count += 1;
    const bare = line.replace(/^(?:- |\d+\. |> ?|#{2,3} )/, '');
    return isMarked && !isOnlyBlank ? unmarked(line, mark) : prefixOf(mark, count) + bare;
  });
  const text = changed.join('\n');
  const isCaret = start === end;
  return { from, to, text, start: isCaret ? from + text.length : from, end: from + text.length };
}

/** Two sizes of headings follow each other, then there is none. */
const unmarked = (line: string, mark: LineMark) =>
  line.startsWith('## ') ? `#${line}` : line.replace(prefixes[mark], '');

const prefixOf = (mark: LineMark, count: number) =>
  ({ list: '- ', numbers: `${count}. `, quote: '> ', heading: '## ' })[mark];

/** The link that the selection lies in, or the words that shall become one. */
export function linkAt(selected: Selected): {
  from: number;
  to: number;
  words: string;
  address: string;
} {
  const { value, start, end } = selected;
  for (const { 0: whole, 1: words = '', 2: address = '', index } of value.matchAll(link)) {
    if (index <= start && end <= index + whole.length) {
      return { from: index, to: index + whole.length, words: withoutEscapes(words), address };
    }
  }
  const found = wordsAt(selected);
  return {
    from: found.start,
    to: found.end,
    words: value.slice(found.start, found.end),
    address: '',
  };
}

/** Brackets are escaped in the words, and come in pairs in an address. */
const link = /(?<!!)\[((?:\\.|[^[\]\\\n])*)\]\(((?:[^\s()]|\([^\s()]*\))*)\)/g;

const withoutEscapes = (words: string) =>
  words.replaceAll(/\\(.)/g, (escaped, sign) => (/[[\]]/.test(sign) ? sign : escaped));

export function putLink(
  { from, to }: { from: number; to: number },
  { words, address }: { words: string; address: string },
): Edit {
  const shown = (words.trim() || address).replaceAll('\n', ' ').replaceAll(/[[\]]/g, '\\$&');
  const text = address ? `[${shown}](${address})` : words;
  return { from, to, text, ...caret(from + text.length) };
}

/** What is pasted; where there are no words in it, what is selected stays. */
export function putText({ start, end }: Selected, text: string): Edit | undefined {
  return text === '' ? undefined : { from: start, to: end, text, ...caret(start + text.length) };
}

/** A picture is a paragraph of its own. */
export function putPicture(
  { value, start, end }: Selected,
  { src, alt }: { src: string; alt: string },
): Edit {
  const before = value.slice(0, start);
  const after = value.slice(end);
  const gap = (beside: string, blank: RegExp) =>
    beside === '' || blank.test(beside) ? '' : '\n\n';
  const words = alt.replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, '\\$&');
  const text = `${gap(before, /\n\n$/)}![${words}](${src})${gap(after, /^\n\n/)}`;
  return { from: start, to: end, text, ...caret(start + text.length) };
}

/** Enter in a list or a quote begins the next line of it; on an empty one it ends it. */
export function goOn({ value, start, end }: Selected): Edit | undefined {
  if (start !== end) return undefined;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const line = value.slice(from, start);
  const [whole, indent = '', sign = '', number] = /^(\s*)(-|>|(\d+)\.) +/.exec(line) ?? [];
  if (whole === undefined) return undefined;
  if (line.length === whole.length) return { from, to: start, text: '', ...caret(from) };
  const text = `\n${indent}${number ? `${Number(number) + 1}.` : sign} `;
  return { from: start, to: start, text, ...caret(start + text.length) };
}

const caret = (at: number) => ({ start: at, end: at });

const replace = (from: number, to: number, text: string, sign: number): Edit => ({
  from,
  to,
  text,
  start: from + sign,
  end: from + text.length - sign,
});

/** The selection without the blanks at its ends; where nothing is selected, the word around it. */
function wordsAt({ value, start, end }: Selected): { start: number; end: number } {
  if (start === end) {
    const before = /[\p{L}\p{M}\p{N}]*$/u.exec(value.slice(0, start))?.[0].length ?? 0;
    const after = /^[\p{L}\p{M}\p{N}]*/u.exec(value.slice(end))?.[0].length ?? 0;
    return before && after ? { start: start - before, end: end + after } : { start, end };
  }
  const words = value.slice(start, end);
  const blanks = words.length - words.trimStart().length;
  return words.trim() === ''
    ? { start, end: start }
    : { start: start + blanks, end: start + blanks + words.trim().length };
}

/** `*` stands around words also where three do, and not where two do. */
function isAround(value: string, start: number, end: number, sign: string): boolean {
  const before = /\**$/.exec(value.slice(0, start))?.[0].length ?? 0;
  const after = /^\**/.exec(value.slice(end))?.[0].length ?? 0;
  const signs = Math.min(before, after);
  return sign === '*' ? signs % 2 === 1 : signs >= 2;
}

/** A line, parted into what makes it one of a list, a quote or a heading, its words and blanks. */
function partsOf(line: string): { before: string; words: string; after: string } {
  const [, before = '', words = '', after = ''] =
    /^(\s*(?:(?:-|\d+\.|>|#{2,3}) )*)(.*?)(\s*)$/.exec(line) ?? [];
  return { before, words, after };
}

/** Whether the words stand between a pair of the sign, and not between the signs of two pairs. */
function isMarkedBy(sign: string, words: string): boolean {
  const inside = words.replace(/^\*+/, '').replace(/\*+$/, '');
  const start = words.indexOf(inside);
  return (
    inside !== '' && !inside.includes(sign) && isAround(words, start, start + inside.length, sign)
  );
}

const withoutMark = (words: string, sign: string) => words.slice(sign.length, -sign.length);

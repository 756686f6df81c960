import MarkdownIt, { type MarkdownIt as Reader } from 'markdown-it';
import { isLinkTarget } from './link-target.ts';
import type { Markup } from './pieces.ts';

/** Of all that Markdown knows, nothing but what is named here; the rest is text. */
const rules = {
  inline: ['emphasis', 'link'],
  text: ['emphasis', 'link', 'list', 'blockquote'],
  page: ['emphasis', 'link', 'list', 'blockquote', 'heading', 'image'],
} satisfies Record<Markup, string[]>;

export const readers: Record<Markup, Reader> = {
  inline: createReader('inline'),
  text: createReader('text'),
  page: createReader('page'),
};

function createReader(markup: Markup): Reader {
  // What lies deeper than it may is left out by the parser; how deep it lies is bounded elsewhere.
  const reader = new MarkdownIt('zero', { maxNesting: 1000 }).enable(rules[markup]);
  reader.normalizeLink = (address) => address;
  reader.validateLink = isLinkTarget;
  reader.inline.ruler.before('emphasis', 'writing', (state, silent) => {
    const written = writingAt(state.src, state.pos, markup);
    if (written === undefined) return false;
    if (!silent) state.pending += written.replace(/^\\/, '');
    state.pos += written.length;
    return true;
  });
  return reader;
}

/** Signs that look like marks and are none. */
function writingAt(text: string, at: number, markup: Markup): string | undefined {
  const sign = text[at] ?? '';
  if (sign === '[') return matchAt(linked, text, at) ? undefined : sign;
  if (sign === '!') {
    const picture = matchAt(linked, text, at);
    return picture && markup === 'page' ? undefined : (picture ?? sign);
  }
  if (sign === '*') return isFactor(text, at) ? sign : matchAt(row, text, at);
  return sign === '_' ? sign : matchAt(escaped, text, at);
}

const isFactor = (text: string, at: number) =>
  plain.test(text[at - 1] ?? '') && plain.test(text[at + 1] ?? '');

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** `2*3*4` and `snake_case` are writing. */
const plain = /[a-z\d]/i;
const row = /\*{4,}/y;
const escaped = /\\[*+\-#>.)[\]]/y;

/** A whole link or picture. The parser would look for the end of each bracket through all the rest. */
const linked =
  /!?\[(?:\\.|[^[\]\\]){0,500}\]\((?:[^\s()<>]|\([^\s()<>]{0,200}\)){1,2000}(?: "[^"\n]{0,500}")?\)/y;

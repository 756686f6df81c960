import { pictureFacts } from '../picture.ts';
import { type Nested, nestTokens } from './nest-tokens.ts';
import type { Block, Inline } from './pieces.ts';
import { readers } from './reader.ts';
import { settleLines } from './settle-lines.ts';

/** The paragraphs, lists and quotes of a text. There is no wrong one: what is no mark is text. */
export const parseText = (text: string, markup: 'text' | 'page'): Block[] =>
  nestTokens(readers[markup].parse(settleLines(text), {})).map(blockOf);

/** Words that stand in one line or paragraph. */
export const parseLine = (text: string): Inline[] =>
  inlinesOf(readers.inline.parseInline(text, {})[0]?.children);

function blockOf({ token, inside }: Nested): Block {
  switch (token.type) {
    case 'blockquote_open':
      return { type: 'quote', children: inside.map(blockOf) };
    case 'bullet_list_open':
    case 'ordered_list_open': {
      const items = inside.map((item) => item.inside.map(blockOf));
      return { type: 'list', isNumbered: token.tag === 'ol', items };
    }
    case 'heading_open':
      return { type: 'heading', level: token.tag === 'h3' ? 3 : 2, children: wordsOf(inside) };
    default:
      return { type: token.hidden ? 'words' : 'paragraph', children: wordsOf(inside) };
  }
}

const wordsOf = (inside: Nested[]) => inside.flatMap(({ token }) => inlinesOf(token.children));

/** Nobody means to mark a word in a mark in a mark; a page could not be drawn from thousands. */
const deepest = 6;

const inlinesOf = (tokens: Nested['token'][] | null | undefined): Inline[] =>
  nestTokens(tokens ?? [], deepest).map(inlineOf);

function inlineOf({ token, inside }: Nested): Inline {
  const children = inside.map(inlineOf);
  if (inside.length > 0) {
    if (token.type === 'link_open') return { type: 'link', to: attribute(token, 'href'), children };
    return { type: token.tag === 'strong' ? 'bold' : 'italic', children };
  }
  if (token.type !== 'image') return token.content || token.markup;
  const src = attribute(token, 'src');
  return pictureFacts(src)
    ? { type: 'picture', src, alt: token.content, caption: attribute(token, 'title') }
    : `![${token.content}](${src})`;
}

const attribute = (token: Nested['token'], name: string) => String(token.attrGet(name) ?? '');

import type { Language } from '../../model/language.ts';
import { targetIn } from '../../model/markdown/link-target.ts';
import { parseText } from '../../model/markdown/parse-text.ts';
import type { Block, Inline } from '../../model/markdown/pieces.ts';
import type { BlogPost } from '../../model/pages/blogs/index.ts';
import { isSitePath } from '../../model/site-path.ts';
import { takeTurn } from '../timing/turns.ts';
import { element, escapeXml } from './xml.ts';

export interface Place {
  publicUrl: string;
  language: Language;
}

/** A whole post in HTML, for readers that show it away from the site. */
export async function articleOf(
  { mainPara, subHeading }: BlogPost['description'],
  place: Place,
): Promise<string> {
  const htmlOf = async (text: string, under: number) => {
    await takeTurn();
    return parseText(text, 'page')
      .map((block) => blockHtml(block, under, place))
      .join('');
  };
  let html = await htmlOf(mainPara, 1);
  for (const { title, description } of subHeading) {
    html += element('h2', title) + (await htmlOf(description, 2));
  }
  return html;
}

function blockHtml(block: Block, under: number, place: Place): string {
  const blocksHtml = (blocks: Block[]) =>
    blocks.map((each) => blockHtml(each, under, place)).join('');
  switch (block.type) {
    case 'list':
      return wrap(
        block.isNumbered ? 'ol' : 'ul',
        block.items.map((item) => wrap('li', blocksHtml(item))).join(''),
      );
    case 'quote':
      return wrap('blockquote', blocksHtml(block.children));
    case 'words':
      return inlineHtml(block.children, place);
    default: {
      const tag = block.type === 'heading' ? `h${under + block.level - 1}` : 'p';
      return wrap(tag, inlineHtml(block.children, place));
    }
  }
}

const inlineHtml = (pieces: Inline[], place: Place): string =>
  pieces.map((piece) => pieceHtml(piece, place)).join('');

function pieceHtml(piece: Inline, place: Place): string {
  if (typeof piece === 'string') return escapeXml(piece).replaceAll('\n', '<br>');
  switch (piece.type) {
    case 'bold':
      return wrap('strong', inlineHtml(piece.children, place));
    case 'italic':
      return wrap('em', inlineHtml(piece.children, place));
    case 'link':
      return `<a href="${escapeXml(addressOf(piece.to, place))}">${inlineHtml(piece.children, place)}</a>`;
    case 'picture':
      return `<img src="${escapeXml(place.publicUrl + piece.src)}" alt="${escapeXml(piece.alt)}">`;
  }
}

const addressOf = (to: string, { publicUrl, language }: Place) =>
  isSitePath(to) ? publicUrl + targetIn(language, to) : to;

const wrap = (tag: string, html: string) => `<${tag}>${html}</${tag}>`;

import { parseLine, parseText } from './parse-text.ts';
import type { Block, Inline } from './pieces.ts';

/** The words of a text without its marks, for where nothing but words can stand. */
export const plainText = (text: string) =>
  mayHoldMarks.test(text)
    ? parseText(text, 'page').map(blockText).filter(Boolean).join('\n\n')
    : text;

export const plainLine = (text: string) => parseLine(text).map(inlineText).join('');

const mayHoldMarks = /[*[\\>#]|^[ \t]*(?:-|\d+\.)\s/m;

function blockText(block: Block): string {
  switch (block.type) {
    case 'list':
      return block.items.map((item) => item.map(blockText).join('\n')).join('\n');
    case 'quote':
      return block.children.map(blockText).join('\n');
    default:
      return block.children.map(inlineText).join('');
  }
}

function inlineText(piece: Inline): string {
  if (typeof piece === 'string') return piece;
  return piece.type === 'picture' ? '' : piece.children.map(inlineText).join('');
}

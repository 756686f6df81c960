import { parseLine, parseText } from './parse-text.ts';
import type { Block, Inline } from './pieces.ts';

/** The words of a text without its marks, for where nothing but words can stand. */
export const plainText = (text: string) =>
  mayHoldMarks.test(text)
    ? parseText(text, 'page').map(blockText).filter(Boolean).join('\n\n')
    : text;

/** The words of what stands in one line. */
export const plainPieces = (pieces: Inline[]) => pieces.map(inlineText).join('');

export const plainLine = (text: string) => plainPieces(parseLine(text));

const mayHoldMarks = /[*[\\>#]|^[ \t]*(?:-|\d+\.)\s/m;

function blockText(block: Block): string {
  switch (block.type) {
    case 'list':
      return block.items.map((item) => item.map(blockText).join('\n')).join('\n');
    case 'quote':
      return block.children.map(blockText).join('\n');
    default:
      return plainPieces(block.children);
  }
}

function inlineText(piece: Inline): string {
  if (typeof piece === 'string') return piece;
  return piece.type === 'picture' ? '' : plainPieces(piece.children);
}

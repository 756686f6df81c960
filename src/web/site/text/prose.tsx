import { createElement, Fragment, type ReactNode } from 'react';
import { parseText } from '../../../model/markdown/parse-text.ts';
import type { Block, Inline } from '../../../model/markdown/pieces.ts';
import { plainPieces } from '../../../model/markdown/plain-text.ts';
import { Picture } from '../../ui/picture.tsx';
import { partId } from './part-id.ts';
import { inlineElements, pictureSizes } from './words.tsx';

interface ProseProps {
  text: string;
  className?: string;
  /** `page` also has headings and pictures, as the field says that holds the text. */
  markup?: 'text' | 'page';
  /** The level of the heading that the text stands under. */
  under?: 1 | 2;
  /** Whether contents beside it lead to its parts. */
  hasContents?: boolean;
}

/** A text with `markup: 'text'` or `'page'`. */
export function Prose(props: ProseProps) {
  const { text, className = '', markup = 'text', under = 1, hasContents = false } = props;
  const blocks = withoutSkips(parseText(text, markup));
  const parts = hasContents ? blocks.filter(isPart) : [];
  return <div className={`prose ${className}`}>{blockElements(blocks, under, parts)}</div>;
}

/** What its parts are called, those that a heading of the first level begins. */
export const partsOf = (text: string): string[] =>
  withoutSkips(parseText(text, 'page'))
    .filter(isPart)
    .map(({ children }) => plainPieces(children));

type Heading = Extract<Block, { type: 'heading' }>;

const isPart = (block: Block): block is Heading => block.type === 'heading' && block.level === 2;

const blockElements = (blocks: Block[], under: number, parts: Block[] = []): ReactNode =>
  createElement(
    Fragment,
    null,
    ...blocks.map((block) => blockElement(block, under, parts.indexOf(block))),
  );

/** `place`: among the parts, if it begins one that contents lead to. */
function blockElement(block: Block, under: number, place = -1): ReactNode {
  switch (block.type) {
    case 'words':
      return inlineElements(block.children);
    case 'paragraph': {
      const picture = onlyPicture(block.children);
      return picture ? <Figure {...picture} /> : <p>{inlineElements(block.children)}</p>;
    }
    case 'heading':
      return createElement(
        `h${under + block.level - 1}`,
        place === -1 ? null : { id: partId(place) },
        inlineElements(block.children),
      );
    case 'quote':
      return <blockquote>{blockElements(block.children, under)}</blockquote>;
    case 'list':
      return createElement(
        block.isNumbered ? 'ol' : 'ul',
        null,
        ...block.items.map((item) => createElement('li', null, blockElements(item, under))),
      );
  }
}

type PicturePiece = Extract<Inline, { type: 'picture' }>;

function onlyPicture([first, ...others]: Inline[]): PicturePiece | undefined {
  const isPicture = typeof first === 'object' && first.type === 'picture' && others.length === 0;
  return isPicture ? first : undefined;
}

function Figure({ src, alt, caption }: PicturePiece) {
  return (
    <figure>
      <Picture src={src} alt={alt} sizes={pictureSizes} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** A smaller heading that no larger one stands over is a larger one. */
function withoutSkips(blocks: Block[]): Block[] {
  const first = blocks.findIndex((block) => block.type === 'heading' && block.level === 2);
  return blocks.map((block, at) =>
    block.type === 'heading' && (first === -1 || at < first) ? { ...block, level: 2 } : block,
  );
}

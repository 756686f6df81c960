import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '../../../model/language.ts';
import { parseText } from '../../../model/markdown/parse-text.ts';
import type { Block, Inline } from '../../../model/markdown/pieces.ts';
import { plainPieces } from '../../../model/markdown/plain-text.ts';
import { Picture } from '../../ui/picture.tsx';
import { useText } from '../page-context.ts';
import { partId } from './part-id.ts';
import { standIn } from './stand-in.ts';
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
  const { language } = useText();
  const blocks = withoutSkips(parseText(text, markup));
  const parts = hasContents ? blocks.filter(isPart) : [];
  return (
    <div className={`prose ${className}`} {...standIn(text, language)}>
      {blockElements(blocks, { under, language, parts })}
    </div>
  );
}

/** A text with `markup: 'page'` that was written ahead: see `writeProse`. */
export function WrittenProse(props: { text: string; html: string; className?: string }) {
  const { text, html, className = '' } = props;
  const english = standIn(text, useText().language);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the program from its own elements
    <div className={`prose ${className}`} {...english} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** The HTML within a text's element, for a page that writes each of its long texts in a turn. */
export const writeProse = (text: string, place: Pick<Place, 'under' | 'language'>): string =>
  renderToString(blockElements(withoutSkips(parseText(text, 'page')), place));

/** What its parts are called, those that a heading of the first level begins. */
export const partsOf = (text: string): string[] =>
  withoutSkips(parseText(text, 'page'))
    .filter(isPart)
    .map(({ children }) => plainPieces(children));

type Heading = Extract<Block, { type: 'heading' }>;

const isPart = (block: Block): block is Heading => block.type === 'heading' && block.level === 2;

interface Place {
  /** The level of the heading that the text stands under. */
  under: 1 | 2;
  language: Language;
  /** The headings that contents lead to. */
  parts?: Block[];
}

const blockElements = (blocks: Block[], place: Place): ReactNode =>
  createElement(Fragment, null, ...blocks.map((block) => blockElement(block, place)));

function blockElement(block: Block, place: Place): ReactNode {
  const { under, language, parts = [] } = place;
  const within = { under, language };
  switch (block.type) {
    case 'words':
      return inlineElements(block.children, language);
    case 'paragraph': {
      const picture = onlyPicture(block.children);
      return picture ? <Figure {...picture} /> : <p>{inlineElements(block.children, language)}</p>;
    }
    case 'heading': {
      const part = parts.indexOf(block);
      return createElement(
        `h${under + block.level - 1}`,
        part === -1 ? null : { id: partId(part) },
        inlineElements(block.children, language),
      );
    }
    case 'quote':
      return <blockquote>{blockElements(block.children, within)}</blockquote>;
    case 'list':
      return createElement(
        block.isNumbered ? 'ol' : 'ul',
        null,
        ...block.items.map((item) => createElement('li', null, blockElements(item, within))),
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

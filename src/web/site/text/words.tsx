import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '../../../model/language.ts';
import { isOtherHost, targetIn } from '../../../model/markdown/link-target.ts';
import { parseLine } from '../../../model/markdown/parse-text.ts';
import type { Inline } from '../../../model/markdown/pieces.ts';
import { Picture } from '../../ui/picture.tsx';
import { useText } from '../page-context.ts';
import { Said } from './said.tsx';

/** A text with `markup: 'inline'`, within an element for text. */
export function Words({ text }: { text: string }) {
  const { language } = useText();
  return <Said text={text}>{inlineElements(parseLine(text), language)}</Said>;
}

export const inlineElements = (pieces: Inline[], language: Language): ReactNode =>
  createElement(Fragment, null, ...pieces.map((piece) => inlineElement(piece, language)));

function inlineElement(piece: Inline, language: Language): ReactNode {
  if (typeof piece === 'string') return piece;
  switch (piece.type) {
    case 'bold':
      return <strong>{inlineElements(piece.children, language)}</strong>;
    case 'italic':
      return <em>{inlineElements(piece.children, language)}</em>;
    case 'link':
      return (
        <a
          href={targetIn(language, piece.to)}
          rel={isOtherHost(piece.to) ? 'noopener external' : undefined}
        >
          {inlineElements(piece.children, language)}
        </a>
      );
    case 'picture':
      return <Picture src={piece.src} alt={piece.alt} sizes={pictureSizes} />;
  }
}

/** As wide as the measure of the text at most. */
export const pictureSizes = '(min-width: 768px) 42rem, 92vw';

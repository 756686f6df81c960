import { createElement, Fragment, type ReactNode } from 'react';
import { isOtherHost, targetIn } from '../../../model/markdown/link-target.ts';
import { parseLine } from '../../../model/markdown/parse-text.ts';
import type { Inline } from '../../../model/markdown/pieces.ts';
import { Picture } from '../../ui/picture.tsx';
import { useText } from '../page-context.ts';

/** A text with `markup: 'inline'`, within an element for text. */
export function Words({ text }: { text: string }) {
  return inlineElements(parseLine(text));
}

export const inlineElements = (pieces: Inline[]): ReactNode =>
  createElement(Fragment, null, ...pieces.map(inlineElement));

function inlineElement(piece: Inline): ReactNode {
  if (typeof piece === 'string') return piece;
  switch (piece.type) {
    case 'bold':
      return <strong>{inlineElements(piece.children)}</strong>;
    case 'italic':
      return <em>{inlineElements(piece.children)}</em>;
    case 'link':
      return <TextLink to={piece.to}>{inlineElements(piece.children)}</TextLink>;
    case 'picture':
      return <Picture src={piece.src} alt={piece.alt} sizes={pictureSizes} />;
  }
}

/** As wide as the measure of the text at most. */
export const pictureSizes = '(min-width: 768px) 42rem, 92vw';

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  const { language } = useText();
  return (
    <a href={targetIn(language, to)} rel={isOtherHost(to) ? 'noopener external' : undefined}>
      {children}
    </a>
  );
}

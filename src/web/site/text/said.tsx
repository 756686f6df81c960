import type { ReactNode } from 'react';
import { useText } from '../page-context.ts';
import { standIn } from './stand-in.ts';

interface SaidProps {
  text: string;
  /** The text, where more than its letters is to be shown. */
  children?: ReactNode;
}

/** A text of the content, within an element for text. */
export function Said({ text, children = text }: SaidProps) {
  const english = standIn(text, useText().language);
  return english ? <span {...english}>{children}</span> : children;
}

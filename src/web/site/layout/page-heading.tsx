import type { ReactNode } from 'react';
import { fitWords } from '../../ui/fit-words.ts';
import { ForeignLetters } from '../../ui/font-links.tsx';
import { useText } from '../page-context.ts';
import { Said } from '../text/said.tsx';

interface PageHeadingProps {
  text: string;
  /** What else the first screen says. */
  beside?: string | undefined;
  className?: string;
  /** The text, where more than its letters is to be shown. */
  children?: ReactNode;
}

/** What a page is called, in its largest letters: beside a container around it. */
export function PageHeading({ text, beside, className = '', children = text }: PageHeadingProps) {
  const { language } = useText();
  return (
    <h1 className={`font-semibold ${className} ${fitWords(text)}`}>
      <Said text={text}>{children}</Said>
      <ForeignLetters of={`${text} ${beside ?? ''}`} language={language} />
    </h1>
  );
}

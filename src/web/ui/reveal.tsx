import type { ReactNode } from 'react';

interface RevealProps {
  children: ReactNode;
  className?: string;
  /** `li` inside a list. */
  as?: 'div' | 'li';
}

/**
 * Rises into view when it is scrolled to. Only a script hides it, and only while the page moves
 * towards it: without one, at rest, or when nothing may move, it is simply there.
 */
export function Reveal({ as: Element = 'div', children, className }: RevealProps) {
  return (
    <Element data-reveals="" className={className}>
      {children}
    </Element>
  );
}

import type { ReactNode } from 'react';

interface RevealProps {
  children: ReactNode;
  className?: string;
  /** `li` inside a list. */
  as?: 'div' | 'li';
}

/**
 * Rises into view when it is scrolled to. Only a script hides it, and only while it is still below
 * the screen: without one, or when nothing may move, it is simply there.
 */
export function Reveal({ as: Element = 'div', children, className }: RevealProps) {
  return (
    <Element data-reveals="" className={className}>
      {children}
    </Element>
  );
}

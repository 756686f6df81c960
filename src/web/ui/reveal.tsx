import { type ReactNode, useEffect, useRef } from 'react';

interface RevealProps {
  children: ReactNode;
  className?: string;
  /** `li` inside a list. */
  as?: 'div' | 'li';
}

let code: Promise<typeof import('./reveal-on-scroll.ts')> | undefined;

/**
 * Rises into view when it is scrolled to. Only a script hides it, and only while it is still below
 * the screen: without one, or when nothing may move, it is simply there.
 */
export function Reveal({ as: Element = 'div', children, className }: RevealProps) {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    code ??= import('./reveal-on-scroll.ts');
    code.then(({ revealOnScroll }) => {
      if (!isGone && element.current) stop = revealOnScroll(element.current);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return (
    <Element ref={element} className={className}>
      {children}
    </Element>
  );
}

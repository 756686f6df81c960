import { type ReactNode, useEffect, useRef } from 'react';

interface RevealProps {
  children: ReactNode;
  className?: string;
  /** `li` inside a list. */
  as?: 'div' | 'li';
}

/** Asked for once: a page reveals dozens of things. */
let loading: Promise<typeof import('./reveal-on-scroll.ts')> | undefined;

/**
 * Rises into view when it is scrolled to. Only a script hides it, and only while it is still below
 * the screen: without one, or when nothing may move, it is simply there.
 */
export function Reveal({ as: Element = 'div', children, className }: RevealProps) {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    loading ??= import('./reveal-on-scroll.ts');
    loading.then(({ revealOnScroll }) => {
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

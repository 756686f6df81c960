import { useCallback, useEffect, useRef, useState } from 'react';
import type { Shown, Steps } from './steps.ts';

/** What works the portfolio is loaded when its block comes near or is first used. */
export function useSteps(count: number) {
  const block = useRef<HTMLElement>(null);
  const steps = useRef<Promise<Steps>>(null);
  const [shown, show] = useState<Shown>({ current: 0 });

  const start = useCallback(() => {
    steps.current ??= import('./steps.ts').then(({ startSteps }) =>
      startSteps(block.current, count, show),
    );
    return steps.current;
  }, [count]);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
      rootMargin: '400px',
    });
    if (block.current) observer.observe(block.current);
    return () => {
      observer.disconnect();
      steps.current?.then(({ end }) => end());
      steps.current = null;
    };
  }, [start]);

  return { block, ...shown, start };
}

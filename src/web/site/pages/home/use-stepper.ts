import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Follows a snapping list, however it is scrolled, and moves it one item at a time. */
export function useStepper(count: number) {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (!list.current) return;
    const items = [...list.current.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setCurrent(items.indexOf(shown.target));
      },
      { root: list.current, threshold: 0.6 },
    );
    for (const item of items.slice(0, count)) observer.observe(item);
    return () => observer.disconnect();
  }, [count]);

  const stepTo = (position: number) => {
    const item = list.current?.children[position];
    if (!list.current || !item) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current.scrollBy({
      left: item.getBoundingClientRect().left - list.current.getBoundingClientRect().left,
      behavior: isCalm ? 'instant' : 'smooth',
    });
    setCurrent(position);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const targets: Record<string, number> = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: current + 1,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: current - 1,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    stepTo(Math.max(0, Math.min(count - 1, target)));
  };

  // Without a tab stop the keyboard could not scroll the list.
  return { current, stepTo, listProps: { ref: list, tabIndex: 0, onKeyDown } };
}

import { useEffect, useRef } from 'react';

interface CounterProps {
  value: number;
  unit: string;
}

/** Counts up when it is scrolled to; the number itself is in the page from the start. */
export function Counter({ value, unit }: CounterProps) {
  const counted = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./count-up.ts').then(({ countUpInView }) => {
      if (!isGone && counted.current) stop = countUpInView(counted.current, value);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [value]);
  return (
    <>
      <span className="sr-only">
        {value}
        {unit}
      </span>
      <span aria-hidden="true" className="tabular-nums">
        <span ref={counted}>{value}</span>
        {unit}
      </span>
    </>
  );
}

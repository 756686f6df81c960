import { type ReactNode, useId } from 'react';

interface MarqueeProps {
  /** How long one item list takes to pass. */
  seconds: 30 | 40;
  items: { key: string; content: ReactNode }[];
  /** Names the list, and the control that stops it. */
  label: string;
  pauseLabel: string;
}

/**
 * A list that passes by, three times over so that it never ends. A checkbox stops it: that works
 * without a script. Where nothing may move the list stands still, once.
 */
export function Marquee({ seconds, items, label, pauseLabel }: MarqueeProps) {
  const pauseId = useId();
  return (
    <div className="marquee" data-seconds={seconds}>
      <input id={pauseId} type="checkbox" className="sr-only" />
      <label htmlFor={pauseId} className="marquee-pause">
        <span className="sr-only">{pauseLabel}</span>
      </label>
      <div className="marquee-window">
        <div className="marquee-track">
          {[0, 1, 2].map((copy) => (
            <ul key={copy} aria-label={label} aria-hidden={copy > 0 || undefined}>
              {items.map(({ key, content }) => (
                <li key={key}>{content}</li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </div>
  );
}

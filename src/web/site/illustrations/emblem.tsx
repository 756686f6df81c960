import { type EmblemName, emblems } from './emblems.ts';

interface EmblemProps {
  name: EmblemName;
  /** Within another drawing. */
  x?: number;
  y?: number;
  size?: number;
  className?: string;
}

/**
 * A thing in three flat shapes: decoration, what it stands for is written beside it. Its colours are
 * those of the group that it stands in; `emblem-on-colour` is for a ground in these colours.
 */
export function Emblem({ name, x, y, size = 48, className = '' }: EmblemProps) {
  const [body, shade, spark] = emblems[name];
  return (
    <svg
      viewBox="0 0 48 48"
      x={x}
      y={y}
      width={size}
      height={size}
      aria-hidden="true"
      className={`emblem ${className}`}
    >
      <path d={body} />
      <path d={shade} />
      <path d={spark} />
    </svg>
  );
}

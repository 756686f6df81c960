import { type ReactNode, useId } from 'react';

interface ArchProps {
  /** Among the groups. */
  position: number;
  className: string;
  /** For a width of 200. */
  height?: number;
}

interface Shape {
  outline: string;
  /** One tile of what fills it. */
  tile: { width: number; height: number; content: ReactNode };
}

const round = 'M0 900V100a100 100 0 0 1 200 0v800z';
const pointed = 'M0 900V130C0 70 55 45 100 0c45 45 100 70 100 130v770z';
const steep = 'M0 900V150C0 90 50 40 100 0c50 40 100 90 100 150v750z';
const scalloped =
  'M24 900V126A25 25 0 0 1 14 82A25 25 0 0 1 36 42A25 25 0 0 1 76 20A25 25 0 0 1 124 20A25 25 0 0 1 164 42A25 25 0 0 1 186 82A25 25 0 0 1 176 126V900z';
const star = 'l6 9 11-2-2 11 9 6-9 6 2 11-11-2-6 9-6-9-11 2 2-11-9-6 9-6-2-11 11 2z';

const arches: Shape[] = [
  {
    outline: pointed,
    tile: {
      width: 50,
      height: 50,
      content: (
        <path d="M25 5a10 10 0 0 1 10 10 10 10 0 1 1 0 20 10 10 0 1 1-20 0 10 10 0 1 1 0-20A10 10 0 0 1 25 5z" />
      ),
    },
  },
  {
    outline: round,
    tile: { width: 200, height: 32, content: <path d="M0 12h200v9H0z" /> },
  },
  {
    outline: steep,
    tile: {
      width: 200,
      height: 44,
      content: <path d="M0 38Q100-2 200 38" fill="none" stroke="#fff" strokeWidth="7" />,
    },
  },
  {
    outline: scalloped,
    tile: {
      width: 200,
      height: 60,
      content: <path d={['M50 6', 'M100 6', 'M150 6'].map((place) => place + star).join('')} />,
    },
  },
  {
    outline: pointed,
    tile: { width: 100, height: 54, content: <path d="M0 44l50-36 50 36v-24L50-16 0 20z" /> },
  },
  {
    outline: round,
    tile: { width: 50, height: 50, content: <path d="M0 0h50v4H0zM0 0h4v50H0z" /> },
  },
];

/** For a width of 200, as high as one likes. */
export const outlineOf = (position: number) => (arches[position % arches.length] as Shape).outline;

/** A front in the colours of the group around it, with the pattern of its place among them. */
export function Arch({ position, className, height = 320 }: ArchProps) {
  const id = useId();
  const { outline, tile } = arches[position % arches.length] as Shape;
  return (
    <svg
      viewBox={`0 0 200 ${height}`}
      width="200"
      height={height}
      aria-hidden="true"
      className={`h-auto ${className}`}
    >
      <linearGradient id={`${id}-colour`} gradientUnits="userSpaceOnUse" x2="200" y2={height}>
        <stop stopColor="var(--group-from)" />
        <stop offset="1" stopColor="var(--group-to)" />
      </linearGradient>
      <pattern
        id={`${id}-tile`}
        width={tile.width}
        height={tile.height}
        patternUnits="userSpaceOnUse"
        fill="#fff"
      >
        {tile.content}
      </pattern>
      <path d={outline} fill={`url(#${id}-colour)`} />
      <path d={outline} fill={`url(#${id}-tile)`} opacity="0.28" />
    </svg>
  );
}

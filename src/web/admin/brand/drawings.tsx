import type { ReactNode } from 'react';

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 96 56" width="96" height="56" fill="none" aria-hidden="true">
    {children}
  </svg>
);

/** A card and a button in it. */
const corner = (card: number, button: number) => (
  <Drawing>
    <rect x="1.5" y="1.5" width="93" height="53" rx={card} stroke="currentColor" strokeWidth="2" />
    <rect x="14" y="14" width="44" height="5" rx={Math.min(button, 2.5)} fill="currentColor" />
    <rect x="14" y="32" width="34" height="13" rx={button} fill="currentColor" />
  </Drawing>
);

export const cornerDrawings = {
  rounded: corner(8, 6.5),
  square: corner(0, 0),
  soft: corner(16, 6.5),
};

const frame = <rect x=".5" y=".5" width="95" height="55" stroke="currentColor" opacity=".5" />;
const star =
  'l7.6 7.6h10.8v10.8l7.6 7.6-7.6 7.6v10.8h-10.8l-7.6 7.6-7.6-7.6h-10.8v-10.8l-7.6-7.6 7.6-7.6v-10.8h10.8z';
const smallStar =
  'l3.8 3.8h5.4v5.4l3.8 3.8-3.8 3.8v5.4h-5.4l-3.8 3.8-3.8-3.8h-5.4v-5.4l-3.8-3.8 3.8-3.8v-5.4h5.4z';

export const patternDrawings = {
  grid: (
    <Drawing>
      {frame}
      <path d="M24 0v56M48 0v56M72 0v56M0 18h96M0 38h96" stroke="currentColor" />
    </Drawing>
  ),
  girih: (
    <Drawing>
      {frame}
      <path d={['M22 2', 'M74 2'].map((place) => place + star).join('')} stroke="currentColor" />
      <path
        d={['M22 15', 'M74 15', 'M48 -13', 'M48 43'].map((place) => place + smallStar).join('')}
        stroke="currentColor"
      />
    </Drawing>
  ),
  plain: <Drawing>{frame}</Drawing>,
};

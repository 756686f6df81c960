const strokes = {
  plus: 'M12 4v16M4 12h16',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 7h18M3 12h18M3 17h18',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  chevron: 'M6 9l6 6 6-6',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  chat: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12.5h5',
  mail: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  phone:
    'M6 3h4l1.5 5L9 10a11 11 0 0 0 5 5l2-2.5 5 1.5v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
};

export type IconName = keyof typeof strokes;

interface IconProps {
  name: IconName;
  className?: string;
}

/** Decoration beside a text or inside a named control. The arrow points where reading goes. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      className={`${className} ${name === 'arrow' ? 'rtl:-scale-x-100' : ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[name]} />
    </svg>
  );
}

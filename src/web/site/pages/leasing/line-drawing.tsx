import type { Drawing } from '../../../../model/pages/leasing/drawings.ts';

const strokes: Record<Drawing, string> = {
  noFee: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.6 18.4L18.4 5.6',
  pages: 'M3 4h18v16H3zM3 9h18M9 9v11',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5L15.5 10',
  mail: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  answer: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12.5h5',
  restaurants: 'M4 9h13v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 10h2a2.5 2.5 0 0 1 0 5h-2M8 3v3M12 3v3',
  clinics: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  salons:
    'M6 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 8l12 10M8 16L20 6',
  property: 'M4 21V9l8-6 8 6v12zM9.5 21v-7h5v7',
  contractors: 'M2 18h20M5 18v-3a7 7 0 0 1 14 0v3M10 12V5h4v7',
  advisers: 'M12 3v18M7 21h10M5 6h14M5 6l-3 8h6zM19 6l-3 8h6z',
  shops: 'M5 8h14l1 13H4zM8 11V7a4 4 0 0 1 8 0v4',
  gyms: 'M3 9v6M6 6v12M18 6v12M21 9v6M6 12h12',
  schools: 'M2 9l10-5 10 5-10 5zM6 11.5V17c3 3 9 3 12 0v-5.5M22 9v6',
  travel: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c4 4 4 14 0 18M12 3c-4 4-4 14 0 18',
  cars: 'M3 17v-5l2.5-6h13l2.5 6v5zM3 12h18M6 17v3M18 17v3M7 14.5h1M16 14.5h1',
  freight:
    'M5 17H2V6h12v11H8M14 10h4l4 4v3h-2M16 17h-2M6.5 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  events: 'M3 7h4l2-3h6l2 3h4v13H3zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  cleaning: 'M10 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM19 3v5M16.5 5.5h5',
  other: 'M12 5v14M5 12h14',
};

/** Decoration: what it stands for is written beside it. */
export function LineDrawing({ name, className }: { name: Drawing; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={strokes[name]} />
    </svg>
  );
}

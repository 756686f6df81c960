const strokes: Record<string, string> = {
  map: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2.5',
  chat: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12.5h5',
  phone:
    'M8 2.5h8A1.5 1.5 0 0 1 17.5 4v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM11 18.5h2',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  star: 'M12 3l2.7 6 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.3 1.3-6.3L3 9.7 9.3 9z',
  cart: 'M2 4h3l2.5 11h10L20 7H6M9 18.5a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5zM16.5 18.5a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5z',
};
const anyOther = 'M4 20V12a8 8 0 0 1 16 0v8zM12 20v-8';

/** Drawn by its keyword; an emoji stands as it is; whatever else gets the agency's arch. */
export function BenefitIcon({ icon }: { icon: string }) {
  return (
    <span
      aria-hidden="true"
      className="on-ink grid size-14 flex-none place-items-center rounded-card text-title"
    >
      {/\p{Extended_Pictographic}/u.test(icon) ? (
        icon
      ) : (
        <svg
          viewBox="0 0 24 24"
          width="28"
          height="28"
          aria-hidden="true"
          className="size-7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={strokes[icon.trim().toLowerCase()] ?? anyOther} />
        </svg>
      )}
    </span>
  );
}

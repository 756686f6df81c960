const ink = 'var(--color-ink)';
const paper = 'var(--color-paper-raised)';
const line = 'var(--color-paper-line)';
const from = 'var(--group-from)';
const to = 'var(--group-to)';

/** How a leased website is laid out, and where its emblem stands in it. */
export const layouts = [
  {
    x: 153,
    y: 58,
    size: 56,
    drawn: (
      <>
        <path d="M0 22h240v98H0z" fill={to} />
        <path d="M135 120V76a46 46 0 0 1 92 0v44z" fill={from} />
        <path d="M20 44h88v11H20zM20 62h62v11H20z" fill={paper} />
        <path d="M27 88h40a7 7 0 0 1 0 14H27a7 7 0 0 1 0-14z" fill={ink} />
        <path
          d="M20 136h60v6H20zM20 149h44v5H20zM90 136h60v6H90zM90 149h44v5H90zM160 136h60v6h-60zM160 149h44v5h-44z"
          fill={line}
        />
      </>
    ),
  },
  {
    x: 145,
    y: 104,
    size: 54,
    drawn: (
      <>
        <path d="M240 22v44a44 44 0 0 1-44-44z" fill={from} />
        <path d="M122 180v-76a50 50 0 0 1 100 0v76z" fill={to} />
        <path d="M20 46h84v13H20zM20 66h58v13H20z" fill={ink} />
        <path d="M20 94h78v5H20zM20 106h66v5H20z" fill={line} />
        <path d="M28 130h44a8 8 0 0 1 0 16H28a8 8 0 0 1 0-16z" fill={to} />
      </>
    ),
  },
  {
    x: 34,
    y: 56,
    size: 60,
    drawn: (
      <>
        <path d="M16 36h96v128H16z" fill={to} />
        <path d="M34 132h46v8H34zM34 146h30v6H34z" fill={paper} />
        <path
          d="M124 36h46v46h-46zM178 36h46v46h-46zM124 104h46v46h-46zM178 104h46v46h-46z"
          fill={line}
        />
        <path
          d="M136 70V58a11 11 0 0 1 22 0v12zM190 48h22v22a22 22 0 0 1-22-22zM136 138a22 22 0 0 1 22-22v22zM201 116a11 11 0 1 1 0 22 11 11 0 0 1 0-22z"
          fill={from}
        />
        <path
          d="M124 88h34v5h-34zM178 88h26v5h-26zM124 156h28v5h-28zM178 156h34v5h-34z"
          fill={ink}
        />
      </>
    ),
  },
] as const;

/** Drawn once on a page; each website takes it from here, in its own colours. */
export function LeasedSiteLayouts() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <defs>
        {Object.entries(layouts).map(([number, { drawn }]) => (
          <g key={number} id={`leased-site-${number}`}>
            <rect width="240" height="180" rx="10" fill={paper} />
            {drawn}
            <path d="M0 22V10A10 10 0 0 1 10 0h220a10 10 0 0 1 10 10v12z" fill={ink} />
            <path d="M14 8a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" fill={from} />
            <path
              d="M26 8a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM38 8a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
              fill={line}
            />
          </g>
        ))}
      </defs>
    </svg>
  );
}

const perforation = { strokeWidth: 7, strokeDasharray: '0 12', strokeLinecap: 'round' } as const;

/** In the corner of the card: the house's arch, its edge punched, and the mark of the post. */
export function Stamp() {
  return (
    <svg viewBox="0 0 216 132" width="216" height="132" aria-hidden="true" className="stamp">
      <path d="M108 0h108v132H108z" className="fill-paper-line" />
      <path d="M108 0h108v132H108z" fill="none" className="stroke-paper-raised" {...perforation} />
      <path d="M120 12h84v108h-84z" fill="var(--group-to)" />
      <path d="M132 120V60a30 30 0 0 1 60 0v60z" fill="var(--group-from)" />
      <path d="M150 62h24v24h-24zM162 57l17 17-17 17-17-17z" className="fill-ink" />
      <path d="M162 68a6 6 0 1 1 0 12 6 6 0 0 1 0-12z" className="fill-paper-raised" />
      <g fill="none" className="stroke-muted" strokeWidth="2" opacity=".6">
        <path d="M96 36a36 36 0 1 1 0 72 36 36 0 0 1 0-72zM96 46a26 26 0 1 1 0 52 26 26 0 0 1 0-52z" />
        <path d="M0 56c10-8 20 8 30 0s20 8 30 0M0 72c10-8 20 8 30 0s20 8 30 0M0 88c10-8 20 8 30 0s20 8 30 0" />
      </g>
    </svg>
  );
}

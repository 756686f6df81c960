import { type ReactNode, useId } from 'react';

/** The last words of a page, and what to do next. */
export function ClosingCall({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid-motif">
      <div className="page-width section-space flex flex-wrap items-center justify-between gap-8">
        <h2 id={headingId} className="text-display font-semibold">
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';

interface PanelProps {
  heading: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Panel({ heading, aside, children }: PanelProps) {
  return (
    <section className="panel">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lead font-semibold">{heading}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

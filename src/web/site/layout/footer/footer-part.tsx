import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface FooterPartProps {
  heading: string;
  /** The offices: below all columns, and on paper too. */
  isWide?: true;
  children: ReactNode;
}

/** Folds on small screens, one open at a time; on large ones it lies open (see layout.css). */
export function FooterPart({ heading, isWide, children }: FooterPartProps) {
  return (
    <details
      name="footer"
      className={`footer-part group ${isWide ? 'footer-offices md:col-span-full md:border-t md:border-ink-line md:pt-10' : ''}`}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between text-lead font-medium [&::-webkit-details-marker]:hidden">
        {heading}
        <Icon
          name="chevron"
          className="size-5 text-muted-on-ink transition-transform group-open:rotate-180"
        />
      </summary>
      <h2 className="mb-3 text-small font-medium text-muted-on-ink">{heading}</h2>
      {children}
    </details>
  );
}

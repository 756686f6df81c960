import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface FooterPartProps {
  heading: string;
  /** The offices: below all columns, and on paper too. */
  isWide?: true;
  children: ReactNode;
}

/** Folds on small screens, one open at a time; on large ones it lies open (see footer.css). */
export function FooterPart({ heading, isWide, children }: FooterPartProps) {
  return (
    <details name="footer" className={isWide ? 'footer-part footer-offices' : 'footer-part'}>
      <summary>
        {heading}
        <Icon name="chevron" />
      </summary>
      <h2 className="footer-heading">{heading}</h2>
      {children}
    </details>
  );
}

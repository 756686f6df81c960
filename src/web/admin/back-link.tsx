import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { text } from './language/text.ts';
import type { Section } from './screens.ts';
import { useSection } from './sections.ts';

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="quiet-link self-start">
      <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
      {label}
    </Link>
  );
}

/** To the section of a screen, or to the one last viewed. */
export function BackToDashboard({ section }: { section?: Section }) {
  const viewed = useSection();
  return (
    <BackLink to={`/admin/dashboard?section=${section ?? viewed}`} label={text.backToDashboard} />
  );
}

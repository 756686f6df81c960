import { type ReactNode, useId } from 'react';

const tones = {
  paper: '',
  raised: 'border-y border-paper-line bg-paper-raised',
  ink: 'on-ink grid-motif',
  // In the deep colours of the group whose class stands beside it.
  deep: 'on-ink gradient-deep',
};

const leadColours = {
  paper: 'text-muted',
  raised: 'text-muted',
  ink: 'text-muted-on-ink',
  deep: 'text-paper/85',
};

interface SectionProps {
  heading?: string;
  lead?: ReactNode;
  tone?: keyof typeof tones;
  /** Beside the heading, at the end of the line. */
  action?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

/**
 * One part of a page: the steady rhythm, the page's width and a heading that names it. A part without
 * a heading is no section.
 */
export function Section(props: SectionProps) {
  const { heading, lead, tone = 'paper', action, id, className = '', children } = props;
  const headingId = useId();
  const Part = heading ? 'section' : 'div';
  return (
    <Part
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      className={`${tones[tone]} ${className}`.trim() || undefined}
    >
      <div className="page-width section-space">
        {heading && (
          <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
            <div className="flex max-w-measure flex-col gap-4">
              <h2 id={headingId} className="text-heading font-semibold">
                {heading}
              </h2>
              {lead && <p className={`text-lead ${leadColours[tone]}`}>{lead}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </div>
    </Part>
  );
}

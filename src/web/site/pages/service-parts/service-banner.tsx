import type { ReactNode } from 'react';
import { type Crumb, Crumbs } from './crumbs.tsx';

interface ServiceBannerProps {
  heading: string;
  text?: string | undefined;
  crumbs: Crumb[];
  crumbsLabel: string;
  /** `gradientOf(slug)`: the whole banner stands in the colours of its group. */
  group?: string;
  /** Buttons under the text. */
  action?: ReactNode;
  /** What stands beside the words on a wide screen. */
  art?: ReactNode;
}

export function ServiceBanner(props: ServiceBannerProps) {
  const { heading, text, crumbs, crumbsLabel, group = '', action, art } = props;
  return (
    <section className={`on-ink grid-motif overflow-hidden ${group || 'group-house'}`}>
      {group && <div aria-hidden="true" className="gradient-deep absolute inset-0 -z-2" />}
      <div className="page-width flex min-h-[clamp(24rem,46vw,38rem)] flex-col pt-5">
        <Crumbs label={crumbsLabel} steps={crumbs} />
        <div
          className={`grid flex-1 items-center gap-x-16 gap-y-8 ${art ? 'lg:grid-cols-[1.3fr_1fr]' : ''}`}
        >
          <div className="flex flex-col items-start gap-6 py-[clamp(2.5rem,6vw,5rem)]">
            <h1 className="max-w-[18ch] text-display font-semibold wrap-break-word">{heading}</h1>
            {text && <p className="max-w-measure text-lead text-paper/85">{text}</p>}
            {action && <div className="flex flex-wrap gap-3 pt-2">{action}</div>}
          </div>
          {art}
        </div>
      </div>
      <div aria-hidden="true" className="gradient-fill h-1.5" />
    </section>
  );
}

import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';

interface PageBannerProps {
  heading: string;
  text?: string | undefined;
  tagline?: string | undefined;
  image?: string | null | undefined;
  /** Buttons under the text. */
  action?: ReactNode;
  /** `gradientOf(slug)` on the pages of a service group. */
  group?: string;
}

/** How every page but the home page begins. */
export function PageBanner({ heading, text, tagline, image, action, group }: PageBannerProps) {
  return (
    <section className={`on-ink grid-motif overflow-hidden ${group ?? 'group-house'}`}>
      <div
        className={`page-width grid items-center gap-x-16 gap-y-10 py-[clamp(3.5rem,8vw,7rem)] ${image ? 'lg:grid-cols-[1.2fr_1fr]' : ''}`}
      >
        <div className="flex flex-col items-start gap-6">
          {tagline && (
            <p className="flex items-center gap-3 font-medium text-signal-on-ink">
              <span aria-hidden="true" className="gradient-fill h-1 w-10 rounded-round" />
              {tagline}
            </p>
          )}
          <h1 className="max-w-[18ch] text-display font-semibold">{heading}</h1>
          {text && <p className="max-w-measure text-lead text-muted-on-ink">{text}</p>}
          {action && <div className="flex flex-wrap gap-3">{action}</div>}
        </div>
        {image && (
          <Picture
            src={image}
            alt=""
            priority
            sizes="(min-width: 1024px) 40vw, 100vw"
            className="aspect-4/3 w-full rounded-card object-cover"
          />
        )}
      </div>
      <div aria-hidden="true" className="gradient-fill h-1.5" />
    </section>
  );
}

import { SiteLink } from '../../layout/site-link.tsx';
import { useFeedAddress } from './feed-link.tsx';
import type { texts as english } from './texts/en.ts';

/** Fills the last row of the grid. */
export function Invitation({ texts }: { texts: (typeof english)['invitation'] }) {
  return (
    <li className="on-ink grid-motif col-span-2 flex flex-col justify-between gap-8 overflow-hidden rounded-card p-6 sm:p-8">
      <div className="flex flex-col gap-3">
        <h3 className="text-heading font-semibold">{texts.heading}</h3>
        <p className="text-lead text-muted-on-ink">{texts.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SiteLink to="/contact-us" className="button-signal">
          {texts.ask}
        </SiteLink>
        <a href={useFeedAddress()} className="text-link">
          {texts.feed}
        </a>
      </div>
    </li>
  );
}

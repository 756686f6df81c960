import type { Blogs } from '../../../../model/pages/blogs/index.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { restOfRow } from '../../../ui/rest-of-row.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { useFeedAddress } from './feed-link.tsx';

interface InvitationProps {
  headings: Blogs['headings'];
  /** What the link to the feed says. */
  feed: string;
  /** How many cards it follows. */
  after: number;
}

/** Fills the last row of the grid. */
export function Invitation({ headings, feed, after }: InvitationProps) {
  const span = `${after % 2 === 0 ? 'col-span-full' : ''} ${restOfRow(after, 4)}`;
  return (
    <li
      className={`on-ink grid-motif flex flex-col justify-between gap-8 overflow-hidden rounded-card p-4 sm:p-8 ${span}`}
    >
      <div className="flex flex-col gap-3">
        <h3 className="text-title font-semibold sm:text-heading">{headings.invitation}</h3>
        {headings.invitationText && (
          <p className="text-lead text-muted-on-ink max-sm:hidden">{headings.invitationText}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SiteLink to={publicPaths.contact} className="button-signal">
          {headings.invitationButton}
        </SiteLink>
        <a href={useFeedAddress()} className="text-link">
          {feed}
        </a>
      </div>
    </li>
  );
}

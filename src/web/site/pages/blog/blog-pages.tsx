import { publicPaths } from '../../../../model/public-paths.ts';
import { fillPath } from '../../../../model/site-path.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SiteLink } from '../../layout/site-link.tsx';

interface BlogPagesProps {
  current: number;
  last: number;
  texts: Pick<SiteWords['blog'], 'pages' | 'newer' | 'older'>;
}

/** The way to every post, in few steps however many there are. */
export function BlogPages({ current, last, texts }: BlogPagesProps) {
  if (last < 2) return null;
  return (
    <nav
      aria-label={texts.pages}
      className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
    >
      <ul className="flex flex-wrap items-center gap-2">
        {shownPages(current, last).map((page, position, shown) => (
          <li key={page} className="flex items-center gap-2">
            {page - (shown[position - 1] ?? page) > 1 && <span aria-hidden="true">…</span>}
            <SiteLink
              to={pathOfPage(page)}
              className="choice inline-flex size-11 items-center justify-center rounded-round border border-paper-line font-medium hover:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {page}
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-6">
        {current > 1 && (
          <SiteLink to={pathOfPage(current - 1)} rel="prev" className="text-link">
            <span className="rotate-180">
              <Icon name="arrow" />
            </span>
            {texts.newer}
          </SiteLink>
        )}
        {current < last && (
          <SiteLink to={pathOfPage(current + 1)} rel="next" className="text-link">
            {texts.older}
            <Icon name="arrow" />
          </SiteLink>
        )}
      </div>
    </nav>
  );
}

export const pathOfPage = (page: number) =>
  page === 1 ? publicPaths.blog : fillPath(publicPaths.olderPosts, page);

/** The ends, and the pages around this one. */
const shownPages = (current: number, last: number) =>
  [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((one, other) => one - other);

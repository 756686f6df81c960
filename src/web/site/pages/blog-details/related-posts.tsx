import type { BlogSummary } from '../../../../model/contracts/named-answers.ts';
import type { Blogs } from '../../../../model/pages/blogs/index.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { restOfRow } from '../../../ui/rest-of-row.ts';
import { Section } from '../../../ui/section.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { BlogCards } from '../blog/blog-cards.tsx';

interface RelatedPostsProps {
  others: BlogSummary[];
  headings: Blogs['headings'];
}

export function RelatedPosts({ others: shown, headings }: RelatedPostsProps) {
  return (
    <Section heading={headings.related} tone="raised">
      <BlogCards blogs={shown}>
        <li
          className={`on-ink grid-motif relative flex flex-col justify-between gap-6 overflow-hidden rounded-card p-4 sm:p-6 ${shown.length % 2 === 0 ? 'col-span-full' : ''} ${restOfRow(shown.length, 4)}`}
        >
          <h3 className="text-title font-semibold">
            <SiteLink
              to={publicPaths.blog}
              className="after:absolute after:inset-0 hover:text-signal-on-ink"
            >
              {headings.all}
            </SiteLink>
          </h3>
          <div className="flex flex-col gap-3 text-small text-muted-on-ink">
            {headings.allText && <p>{headings.allText}</p>}
            <Icon name="arrow" className="size-8 text-signal-on-ink" />
          </div>
        </li>
      </BlogCards>
    </Section>
  );
}

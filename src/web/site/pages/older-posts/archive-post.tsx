import type { BlogSummary } from '../../../../model/contracts/named-answers.ts';
import { Clauses } from '../../../ui/clauses.tsx';
import { formatDate } from '../../language/format-date.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { useText } from '../../page-context.ts';
import { Said } from '../../text/said.tsx';
import { addressOf } from '../blog/blog-cards.tsx';
import { PostPicture } from '../blog/post-picture.tsx';

/** One line of the list: when it was written, what it is called and how it begins. */
export function ArchivePost({ post }: { post: BlogSummary }) {
  const date = post.date || post.createdAt;
  return (
    <li className="later">
      <p className="text-small text-muted">
        <time dateTime={date}>{formatDate(date, useText())}</time>
      </p>
      <h3 className="leading-tight font-semibold rtl:leading-relaxed">
        <SiteLink to={addressOf(post)} className="after:absolute after:inset-0 hover:text-signal">
          <Said text={post.title}>
            <Clauses text={post.title} />
          </Said>
        </SiteLink>
      </h3>
      <p className="text-muted">
        <Said text={post.description.mainHeading} />
      </p>
      <PostPicture
        post={post}
        sizes="(min-width: 1024px) 16rem, 6rem"
        className="archive-picture"
      />
    </li>
  );
}

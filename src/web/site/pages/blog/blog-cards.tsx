import type { ReactNode } from 'react';
import type { BlogSummary } from '../../../../model/contracts/named-answers.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { fillPath } from '../../../../model/site-path.ts';
import { hasLongWord } from '../../../ui/fit-words.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import { formatDate } from '../../language/format-date.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { useText } from '../../page-context.ts';
import { Said } from '../../text/said.tsx';
import { PostPicture } from './post-picture.tsx';

interface BlogCardsProps {
  blogs: BlogSummary[];
  /** One more item, at the end of the list. */
  children?: ReactNode;
}

export function BlogCards({ blogs, children }: BlogCardsProps) {
  const columns = blogs.some(({ title }) => hasLongWord(title))
    ? 'sm:grid-cols-2'
    : 'min-[22.5rem]:grid-cols-2';
  return (
    <ul className={`grid gap-3 sm:gap-6 lg:grid-cols-4 ${columns}`}>
      {blogs.map((blog) => (
        <BlogCard key={blog._id} blog={blog} />
      ))}
      {children}
    </ul>
  );
}

export const addressOf = ({ _id }: { _id: string }) => fillPath(publicPaths.post, _id);

function BlogCard({ blog }: { blog: BlogSummary }) {
  const text = useText();
  return (
    <Reveal as="li" className="card group flex flex-col">
      <PostPicture
        post={blog}
        sizes="(min-width: 1280px) 18rem, (min-width: 1024px) 23vw, (min-width: 360px) 50vw, 100vw"
      />
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-5">
        <p className="text-small text-muted">{formatDate(blog.date || blog.createdAt, text)}</p>
        <h3 className="leading-tight font-medium sm:text-lead rtl:leading-relaxed">
          <SiteLink
            to={addressOf(blog)}
            className="after:absolute after:inset-0 group-hover:text-signal"
          >
            <Said text={blog.title} />
          </SiteLink>
        </h3>
        <p className="text-small text-muted">
          <Said text={blog.description.mainHeading} />
        </p>
      </div>
    </Reveal>
  );
}

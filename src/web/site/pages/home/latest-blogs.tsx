import type { BlogSummary } from '../../../../model/contracts/named-answers.ts';
import type { Home } from '../../../../model/pages/home/index.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { BlogCards } from '../blog/blog-cards.tsx';

interface LatestBlogsProps {
  /** Null when they could not be read. */
  blogs: BlogSummary[] | null;
  headings: Pick<Home['headings'], 'blogs' | 'allBlogs'>;
  texts: SiteWords['home']['blogs'];
}

export function LatestBlogs({ blogs, headings, texts }: LatestBlogsProps) {
  return (
    <section aria-labelledby="blogs-heading" className="page-width section-space">
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="blogs-heading" className="text-heading font-semibold">
          {headings.blogs}
        </h2>
        <SiteLink to={publicPaths.blog} className="text-link">
          {headings.allBlogs}
        </SiteLink>
      </div>
      <Cards blogs={blogs} texts={texts} />
    </section>
  );
}

function Cards({ blogs, texts }: Omit<LatestBlogsProps, 'headings'>) {
  if (blogs === null) return <p role="alert">{texts.failed}</p>;
  if (!Array.isArray(blogs)) return <p role="alert">{texts.invalid}</p>;
  if (blogs.length === 0) return <p className="text-muted">{texts.none}</p>;
  return <BlogCards blogs={blogs} />;
}

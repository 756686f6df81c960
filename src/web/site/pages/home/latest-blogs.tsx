import type { BlogSummary } from '../../content.ts';
import { useText } from '../../language/dictionary.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { BlogCard } from './blog-card.tsx';

export function LatestBlogs({ blogs }: { blogs: BlogSummary[] | null }) {
  const text = useText().blogs;
  return (
    <section aria-labelledby="blogs-heading" className="page-width py-24">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-4">
        <h2 id="blogs-heading" className="text-heading font-semibold">
          {text.heading}
        </h2>
        <SiteLink
          to="/blog"
          className="inline-flex min-h-11 items-center font-medium text-signal underline underline-offset-4 hover:text-signal-deep"
        >
          {text.seeAll}
        </SiteLink>
      </div>
      <BlogCards blogs={blogs} />
    </section>
  );
}

function BlogCards({ blogs }: { blogs: BlogSummary[] | null }) {
  const text = useText().blogs;
  if (blogs === null) return <p role="alert">{text.failed}</p>;
  if (!Array.isArray(blogs)) return <p role="alert">{text.invalid}</p>;
  if (blogs.length === 0) return <p className="text-muted">{text.none}</p>;
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {blogs.map((blog) => (
        <BlogCard key={blog._id} blog={blog} />
      ))}
    </ul>
  );
}

import { Section } from '../../../ui/section.tsx';
import type { BlogSummary } from '../../content.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { BlogCards } from '../blog/blog-cards.tsx';
import type { texts as english } from './texts/en.ts';

interface LatestBlogsProps {
  /** Null when they could not be read. */
  blogs: BlogSummary[] | null;
  texts: (typeof english)['blogs'];
}

export function LatestBlogs({ blogs, texts }: LatestBlogsProps) {
  return (
    <Section
      heading={texts.heading}
      action={
        <SiteLink to="/blog" className="text-link">
          {texts.seeAll}
        </SiteLink>
      }
    >
      <Cards blogs={blogs} texts={texts} />
    </Section>
  );
}

function Cards({ blogs, texts }: LatestBlogsProps) {
  if (blogs === null) return <p role="alert">{texts.failed}</p>;
  if (!Array.isArray(blogs)) return <p role="alert">{texts.invalid}</p>;
  if (blogs.length === 0) return <p className="text-muted">{texts.none}</p>;
  return <BlogCards blogs={blogs} />;
}

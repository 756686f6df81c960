import type { BlogSummary } from '../../content.ts';
import { useText } from '../../language/dictionary.ts';
import { SiteLink } from '../site-link.tsx';
import { texts } from './texts.ts';
import { type FeaturedBlog, useFeatured } from './use-featured.ts';

const howMany = 4;

interface FeaturedBlogsProps {
  blogs: BlogSummary[] | undefined;
  /** The articles that belong to the chosen group; they come first. */
  titles: readonly string[];
}

export function FeaturedBlogs({ blogs, titles }: FeaturedBlogsProps) {
  const { language, navigation } = useText();
  const featured = useFeatured(titles, language);
  const latest = (blogs ?? []).filter(({ title }) => !titles.includes(title));
  const shown: FeaturedBlog[] = [
    ...featured,
    ...latest.map(({ _id, title }) => ({ id: _id, title })),
  ].slice(0, howMany);
  return (
    <section aria-label={navigation.featuredBlog}>
      <p className="mb-2 text-small font-medium text-muted-on-ink">{navigation.featuredBlog}</p>
      {shown.length > 0 ? (
        <ul>
          {Object.entries(shown).map(([place, { id, title }]) => (
            <li key={place} className="border-b border-ink-line last:border-0">
              <SiteLink
                to={id ? `/blog-details/${encodeURIComponent(id)}` : '/blog'}
                className="block py-3 leading-snug hover:text-signal-on-ink"
              >
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className="py-3 text-muted-on-ink">
          {blogs ? texts[language].noBlogs : texts[language].loadingBlogs}
        </p>
      )}
    </section>
  );
}

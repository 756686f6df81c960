import { fillPath, publicPaths } from '../../../../model/public-paths.ts';
import type { BlogSummary, MenuGroup } from '../../content.ts';
import { useText } from '../../language/dictionary.ts';
import { SiteLink } from '../site-link.tsx';
import { texts } from './texts.ts';

const howMany = 4;

interface FeaturedBlogsProps {
  blogs: BlogSummary[] | undefined;
  /** The chosen group: the articles that an editor has put beside it come first. */
  group: MenuGroup;
}

export function FeaturedBlogs({ blogs, group }: FeaturedBlogsProps) {
  const { language, navigation } = useText();
  const { featuredArticles: titles = [], featuredPosts = {} } = group;
  const latest = (blogs ?? []).filter(({ title }) => !titles.includes(title));
  // A title that belongs to no post leads to the blog.
  const shown = [
    ...titles.map((title) => ({ id: featuredPosts[title], title })),
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
                to={id ? fillPath(publicPaths.post, id) : publicPaths.blog}
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

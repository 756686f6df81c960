import { blog } from '../../../../features/blog/feature.ts';
import { addressIn } from '../../../../model/addresses.ts';
import type { BlogSummary, MenuGroup } from '../../../../model/contracts/named-answers.ts';
import type { Language } from '../../../../model/language.ts';
import { fillPath } from '../../../../model/site-path.ts';
import { standIn } from '../../text/stand-in.ts';

const howMany = 4;

interface FeaturedBlogsProps {
  language: Language;
  heading: string;
  blogs: BlogSummary[] | undefined;
  /** The chosen group: the articles that an editor has put beside it come first. */
  group: MenuGroup;
  /** Said while there are none to show. */
  instead: string;
}

export function FeaturedBlogs({ language, heading, blogs, group, instead }: FeaturedBlogsProps) {
  const { featuredArticles: titles = [], featuredPosts = {} } = group;
  const latest = (blogs ?? []).filter(({ title }) => !titles.includes(title));
  // A title that belongs to no post leads to the blog.
  const shown = [
    ...titles.map((title) => ({ id: featuredPosts[title], title })),
    ...latest.map(({ _id, title }) => ({ id: _id, title })),
  ].slice(0, howMany);
  return (
    <section aria-label={heading}>
      <p className="mb-2 text-small font-medium text-muted-on-ink">{heading}</p>
      {shown.length > 0 ? (
        <ul>
          {Object.entries(shown).map(([place, { id, title }]) => (
            <li key={place} className="border-b border-ink-line last:border-0">
              <a
                href={addressIn(language, id ? fillPath(blog.paths.post, id) : blog.paths.blog)}
                className="block py-3 leading-snug hover:text-signal-on-ink"
              >
                <span {...standIn(title, language)}>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className="py-3 text-muted-on-ink">
          {instead}
        </p>
      )}
    </section>
  );
}

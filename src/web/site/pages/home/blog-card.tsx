import { Picture } from '../../../ui/picture.tsx';
import type { BlogSummary } from '../../content.ts';
import { useText } from '../../language/dictionary.ts';
import { SiteLink } from '../../layout/site-link.tsx';
import { blogDate } from './blog-date.ts';

export function BlogCard({ blog }: { blog: BlogSummary }) {
  const text = useText();
  const placeholder = <div className="on-ink grid-motif aspect-3/2" />;
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-paper-line bg-paper-raised">
      {blog.image ? (
        <Picture
          src={blog.image}
          alt=""
          width={600}
          height={400}
          className="aspect-3/2 w-full object-cover"
          placeholder={placeholder}
        />
      ) : (
        placeholder
      )}
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="text-small text-muted">{blogDate(blog.date ?? blog.createdAt, text)}</p>
        <h3 className="text-lead font-medium">
          <SiteLink
            to={`/blog-details/${encodeURIComponent(blog._id)}`}
            className="clamp-2 after:absolute after:inset-0 group-hover:text-signal"
          >
            {blog.title}
          </SiteLink>
        </h3>
        <p className="clamp-3 text-small text-muted">{blog.description.mainHeading}</p>
      </div>
    </li>
  );
}

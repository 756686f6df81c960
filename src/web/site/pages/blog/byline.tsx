import { formatDate } from '../../language/format-date.ts';
import { useText } from '../../page-context.ts';

interface BylineProps {
  post: { author: string; date: string; createdAt: string };
  /** With `{author}` where the name goes. */
  by: string;
}

export function Byline({ post, by }: BylineProps) {
  const date = post.date || post.createdAt;
  const text = useText();
  // `Admin` is what a post without an author has, and no person's name: it is translated.
  const author = !post.author || post.author === 'Admin' ? text.author : post.author;
  return (
    <p className="flex flex-wrap gap-x-3 text-small">
      <span>{by.replace('{author}', () => author)}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={date}>{formatDate(date, text)}</time>
    </p>
  );
}

import { formatDate } from '../../language/format-date.ts';
import { useText } from '../../page-context.ts';

interface BylineProps {
  post: { author: string; date: string; createdAt: string };
  /** With `{author}` where the name goes. */
  by: string;
}

export function Byline({ post, by }: BylineProps) {
  const date = post.date || post.createdAt;
  return (
    <p className="flex flex-wrap gap-x-3 text-small">
      <span>{by.replace('{author}', () => post.author || 'Admin')}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={date}>{formatDate(date, useText())}</time>
    </p>
  );
}

import { Link, useSearchParams } from 'react-router';
import { text } from '../language/text.ts';

export const pageSize = 20;

/** The way through a long list. */
export function PageLinks({ total }: { total: number }) {
  const [params] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const to = (target: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(target));
    return `?${next}`;
  };
  if (last === 1) return null;
  return (
    <nav aria-label={text.list.pages} className="flex items-center gap-3 text-small">
      {page > 1 && (
        <Link className="text-link" to={to(page - 1)} preventScrollReset>
          {text.list.previousPage}
        </Link>
      )}
      <span>{text.list.pageOf(page, last, total)}</span>
      {page < last && (
        <Link className="text-link" to={to(page + 1)} preventScrollReset>
          {text.list.nextPage}
        </Link>
      )}
    </nav>
  );
}

import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { lastPage, pageSize } from '../content/list-pages.ts';
import { text } from '../language/text.ts';

interface PagesProps {
  page: number;
  total: number;
  size?: number;
  /** What leads to another page. */
  turnTo: (page: number, label: string) => ReactNode;
}

/** The way through a long list. */
export function Pages({ page, total, size = pageSize, turnTo }: PagesProps) {
  const last = lastPage(total, size);
  if (last === 1) return null;
  return (
    <nav aria-label={text.list.pages} className="flex items-center gap-3 text-small">
      {page > 1 && turnTo(page - 1, text.list.previousPage)}
      <span>{text.list.pageOf(page, last, total)}</span>
      {page < last && turnTo(page + 1, text.list.nextPage)}
    </nav>
  );
}

/** The same where the page stands in the address. */
export function PageLinks({ total }: { total: number }) {
  const [params] = useSearchParams();
  const addressOf = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    return `?${next}`;
  };
  return (
    <Pages
      page={Number(params.get('page') ?? 1)}
      total={total}
      turnTo={(page, label) => (
        <Link className="text-link" to={addressOf(page)} preventScrollReset>
          {label}
        </Link>
      )}
    />
  );
}

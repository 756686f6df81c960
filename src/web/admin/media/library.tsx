import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { text } from '../language/text.ts';
import { useShortcut } from '../shortcuts.ts';
import { type Picture, type PictureList, type PictureQuery, picturesOnPage } from './calls.ts';
import { PictureGrid } from './picture-grid.tsx';
import { mediaText } from './texts/media-text.ts';

interface LibraryProps {
  list: PictureList;
  query: PictureQuery;
  onQuery: (query: PictureQuery) => void;
  chosen: string | null;
  onChoose: (picture: Picture) => void;
  /** Beside the search. */
  children?: ReactNode;
}

/** While somebody types, the server is asked once they pause. */
const pause = 250;

/** The pictures, searched, filtered and paged: on their own screen and where one is chosen. */
export function Library({ list, query, onQuery, chosen, onChoose, children }: LibraryProps) {
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(query.search);
  useShortcut('search', () => input.current?.focus());
  useEffect(() => {
    if (search === query.search) return;
    const timer = setTimeout(() => onQuery({ ...query, search, page: 1 }), pause);
    return () => clearTimeout(timer);
  }, [search, query, onQuery]);
  const isFiltered = query.search !== '' || query.isUnused;

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <label className="search">
          <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <input
            ref={input}
            type="search"
            dir="auto"
            value={search}
            aria-label={mediaText.search}
            aria-keyshortcuts="Control+K Meta+K"
            placeholder={mediaText.searchHint}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <button
          type="button"
          aria-pressed={query.isUnused}
          className="filter"
          onClick={() => onQuery({ ...query, isUnused: !query.isUnused, page: 1 })}
        >
          {mediaText.unused}
        </button>
        {children}
      </div>
      <PictureGrid
        pictures={list.pictures}
        chosen={chosen}
        onChoose={onChoose}
        nothing={isFiltered ? text.list.nothingFound : mediaText.none}
      />
      <Pages total={list.total} query={query} onQuery={onQuery} />
    </div>
  );
}

function Pages({
  total,
  query,
  onQuery,
}: Pick<LibraryProps, 'query' | 'onQuery'> & { total: number }) {
  const last = Math.max(1, Math.ceil(total / picturesOnPage));
  const { page } = query;
  const to = (target: number) => () => onQuery({ ...query, page: target });
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label={text.list.pages} className="flex items-center gap-3 text-small">
      <button
        type="button"
        className="text-link disabled:opacity-40"
        disabled={page <= 1}
        onClick={to(page - 1)}
      >
        {text.list.previousPage}
      </button>
      <span>{text.list.pageOf(page, last, total)}</span>
      <button
        type="button"
        className="text-link disabled:opacity-40"
        disabled={page >= last}
        onClick={to(page + 1)}
      >
        {text.list.nextPage}
      </button>
    </nav>
  );
}

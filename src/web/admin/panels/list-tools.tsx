import { Search } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import { say, text } from '../language/text.ts';
import type { ListView } from './use-list-view.ts';

interface ListToolsProps {
  ref: Ref<HTMLInputElement>;
  view: ListView;
  node: Collection;
  noun: string;
}

/** While somebody types, the server is asked once they pause. */
const pause = 250;

export function ListTools({ ref, view, node, noun }: ListToolsProps) {
  const { query, setQuery } = view;
  const [search, setSearch] = useState(query.search);
  useEffect(() => {
    if (search === query.search) return;
    const timer = setTimeout(() => setQuery({ search }), pause);
    return () => clearTimeout(timer);
  }, [search, query.search, setQuery]);

  const sortable = Object.entries(node.fields).filter(
    ([, { kind, input }]) => ['number', 'date'].includes(kind) || (kind === 'text' && !input.rows),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label className="search">
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <input
          ref={ref}
          type="search"
          dir="auto"
          value={search}
          aria-label={text.list.search(text.list.plural(noun))}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={text.list.searchShort}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <select
        className="control w-auto"
        aria-label={text.list.sort}
        value={query.sort}
        onChange={(event) => setQuery({ sort: event.target.value })}
      >
        <option value="">{text.list.siteOrder}</option>
        {sortable.flatMap(([key, { label }]) => [
          <option key={key} value={key}>
            {text.list.ascending(say(label))}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {text.list.descending(say(label))}
          </option>,
        ])}
      </select>
    </div>
  );
}

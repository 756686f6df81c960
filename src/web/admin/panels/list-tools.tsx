import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { NounForms } from '../../../model/words/nouns.ts';
import { isLine } from '../content/titles.ts';
import { say, text } from '../language/text.ts';
import { SearchBox } from './search-box.tsx';
import type { ListView } from './use-list-view.ts';

interface ListToolsProps {
  view: ListView;
  node: Collection;
  noun: NounForms;
}

export function ListTools({ view, node, noun }: ListToolsProps) {
  const { query, setQuery } = view;
  const sortable = Object.entries(node.fields).filter(
    ([key, { type }]) => ['number', 'date'].includes(type) || isLine(node.fields, key),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        search={query.search}
        label={text.list.search(noun)}
        onSearch={(search) => setQuery({ search })}
      />
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

import type { ReactNode } from 'react';
import type { Picture, PictureList } from '../../../model/contracts/pictures.ts';
import { text } from '../language/text.ts';
import { Pages } from '../panels/page-links.tsx';
import { SearchBox } from '../panels/search-box.tsx';
import { type PictureQuery, picturesOnPage } from './calls.ts';
import { PictureGrid } from './picture-grid.tsx';
import { mediaText } from './texts.ts';

interface LibraryProps {
  list: PictureList;
  query: PictureQuery;
  onQuery: (query: PictureQuery) => void;
  chosen: string | null;
  onChoose: (picture: Picture) => void;
  /** Beside the search. */
  children?: ReactNode;
}

/** The pictures, searched, filtered and paged: on their own screen and where one is chosen. */
export function Library({ list, query, onQuery, chosen, onChoose, children }: LibraryProps) {
  const isFiltered = query.search !== '' || query.isUnused;

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          search={query.search}
          label={mediaText.search}
          placeholder={mediaText.searchHint}
          onSearch={(search) => onQuery({ ...query, search, page: 1 })}
        />
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
      <Pages
        page={query.page}
        total={list.total}
        size={picturesOnPage}
        turnTo={(page, label) => (
          <button type="button" className="text-link" onClick={() => onQuery({ ...query, page })}>
            {label}
          </button>
        )}
      />
    </div>
  );
}

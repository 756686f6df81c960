import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { useOnlyGaps } from '../content/only-gaps.ts';
import { type Answer, isPaged } from '../content/places.ts';
import { gapsIn } from '../content/translation-gaps.ts';

export interface ListQuery {
  search: string;
  /** A field's name, with `-` before it for descending; blank is the order of the site. */
  sort: string;
}

export type ListView = ReturnType<typeof useListView>;

/** What of a list is shown. Long lists are searched by the server, the others here. */
export function useListView(place: Place<Collection>, records: Answer[]) {
  const [params, setParams] = useSearchParams();
  const [here, setHere] = useState<ListQuery>({ search: '', sort: '' });
  const onlyGaps = useOnlyGaps();
  const { fields } = place.node;

  const inAddress = { search: params.get('search') ?? '', sort: params.get('sort') ?? '' };
  const query = isPaged(place) ? inAddress : here;
  const found = isPaged(place) ? records : searched(records, here);

  function setQuery(next: Partial<ListQuery>) {
    const changed = { ...query, ...next };
    if (isPaged(place)) setParams(filledOnly(changed), { replace: true, preventScrollReset: true });
    else setHere(changed);
  }

  return {
    query,
    setQuery,
    records: onlyGaps ? found.filter((record) => gapsIn(fields, record) > 0) : found,
    /** Whether it is the whole list in the order of the site. */
    isWhole: !query.search && !query.sort && !onlyGaps,
  };
}

function searched(records: Answer[], { search, sort }: ListQuery): Answer[] {
  const wanted = search.trim().toLowerCase();
  const found = records.filter((record) => !wanted || holds(record, wanted));
  if (!sort) return found;
  const field = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? -1 : 1;
  return found.toSorted(
    (a, b) => direction * collator.compare(String(a[field] ?? ''), String(b[field] ?? '')),
  );
}

const collator = new Intl.Collator(['en', 'ar'], { numeric: true });

function holds(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(wanted);
  return typeof value === 'object' && value !== null
    ? Object.values(value).some((inner) => holds(inner, wanted))
    : false;
}

const filledOnly = (query: ListQuery) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value));

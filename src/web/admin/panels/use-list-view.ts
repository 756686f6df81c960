import { useState } from 'react';
import { foldText } from '../../../model/fold-text.ts';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import { gapsIn } from '../../../model/vocabulary/translation-gaps.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { useOnlyGaps } from '../content/only-gaps.ts';
import { type Answer, isPaged } from '../content/places.ts';
import { useAsked } from './use-asked.ts';

export interface ListQuery {
  search: string;
  /** A field's name, with `-` before it for descending; blank is the order of the site. */
  sort: string;
}

export type ListView = ReturnType<typeof useListView>;

/** What of a list is shown. Long lists are searched and filtered by the server, the others here. */
export function useListView(place: Place<Collection>, records: Answer[]) {
  const [params, setParams] = useAsked();
  const [here, setHere] = useState<ListQuery>({ search: '', sort: '' });
  const onlyGaps = useOnlyGaps();
  const hasGaps = (record: Answer) => gapsIn(place.node.fields, record) > 0;

  const inAddress = { search: params.get('search') ?? '', sort: params.get('sort') ?? '' };
  const query = isPaged(place) ? inAddress : here;
  const found = isPaged(place) ? records : searchIn(records, here);

  function setQuery(next: Partial<ListQuery>) {
    const changed = { ...query, ...next };
    if (!isPaged(place)) return setHere(changed);
    const { untranslated } = Object.fromEntries(params);
    const asked = filledOnly({ ...changed, untranslated });
    setParams(asked, { replace: true, preventScrollReset: true });
  }

  return {
    query,
    setQuery,
    records: onlyGaps && !isPaged(place) ? found.filter(hasGaps) : found,
    /** Whether it is the whole list in the order of the site. */
    isWhole: !query.search && !query.sort && !onlyGaps,
  };
}

function searchIn(records: Answer[], { search, sort }: ListQuery): Answer[] {
  const wanted = foldText(search.trim());
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
  if (typeof value === 'string') return foldText(value).includes(wanted);
  return typeof value === 'object' && value !== null
    ? Object.values(value).some((inner) => holds(inner, wanted))
    : false;
}

const filledOnly = (query: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );

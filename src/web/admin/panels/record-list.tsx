import type { ReactNode } from 'react';
import { GridList } from 'react-aria-components';
import type { Bilingual } from '../../../model/language.ts';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { type Answer, type Ids, isPaged, itemAddress } from '../content/places.ts';
import { readDraft } from '../forms/drafts.ts';
import { nounOf, say, text } from '../language/text.ts';
import { ListTools } from './list-tools.tsx';
import { PageLinks } from './page-links.tsx';
import { RecordRow } from './record-row.tsx';
import { useListView } from './use-list-view.ts';
import { useOrder } from './use-order.ts';

interface RecordListProps {
  place: Place<Collection>;
  ids: Ids;
  records: Answer[];
  total: number;
  editing: string | null;
  summary?: (record: Answer) => ReactNode;
  about?: Bilingual;
  onEdit: (record: Answer) => void;
  onDelete: (record: Answer) => void;
}

/** The records in the order of the site, found, sorted and put in another order. */
export function RecordList(props: RecordListProps) {
  const { place, ids, records, total, editing, summary, about, onEdit, onDelete } = props;
  const { node } = place;
  const noun = nounOf(node);
  const view = useListView(place, records);
  const { move, dragAndDropHooks } = useOrder(place, ids, records);
  const canOrder = view.isWhole && !node.newestFirst && !isPaged(place);

  return (
    <div className="flex min-w-0 flex-col gap-3">
      {(records.length > 0 || !view.isWhole) && <ListTools view={view} node={node} noun={noun} />}
      {/* Around the list: the library would move a list that scrolls itself under the pointer. */}
      <div className="record-list">
        <GridList
          // The library wants to be told once, not in between, whether there is dragging.
          key={canOrder ? 'ordered' : 'viewed'}
          aria-label={noun.all}
          items={view.records.map((record) => ({ id: String(record._id), record }))}
          dependencies={[editing, canOrder, view.records, onEdit, onDelete]}
          {...(canOrder && { dragAndDropHooks })}
          renderEmptyState={() => (
            <p className="empty">
              {records.length > 0 || !view.isWhole
                ? text.list.nothingFound
                : `${text.list.none(noun)} ${about ? say(about) : ''}`}
            </p>
          )}
        >
          {({ id, record }) => (
            <RecordRow
              {...{ node, record, summary }}
              isEdited={id === editing}
              hasDraft={id !== editing && readDraft(itemAddress(place, ids, id)) !== undefined}
              onEdit={() => onEdit(record)}
              onDelete={() => onDelete(record)}
              {...(canOrder && { onMove: (by: 1 | -1) => move(id, by) })}
            />
          )}
        </GridList>
      </div>
      {isPaged(place) && <PageLinks total={total} />}
    </div>
  );
}

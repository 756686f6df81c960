import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Bilingual } from '../../../model/language.ts';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import type { Answer, Ids } from '../content/places.ts';
import { capitalize, nounOf, text } from '../language/text.ts';
import { ItemForm } from './item-form.tsx';
import { Panel } from './panel.tsx';
import { RecordList } from './record-list.tsx';
import { useEdited, useEditingKeys } from './use-edited.ts';

export interface CollectionPanelProps {
  place: Place<Collection>;
  /** The page's answer, or the record around the collection. */
  answer: Answer;
  ids?: Ids;
  /** Beside a record's title in the list. */
  summary?: (record: Answer) => ReactNode;
  /** What it is for, said while there is nothing. */
  about?: Bilingual;
}

/** The records of one kind and the form that adds and edits them, together. */
export function CollectionPanel({ place, answer, ids = {}, ...options }: CollectionPanelProps) {
  const edited = useEdited(place, ids, answer);
  const { records, record } = edited;
  const area = useRef<HTMLDivElement>(null);
  const noun = nounOf(place.node);
  useEditingKeys(
    edited,
    () => area.current?.parentElement?.contains(document.activeElement) || isAlone(area.current),
  );

  const goThere = useEffectEvent(() => {
    if (edited.isOpen) {
      area.current?.scrollIntoView({ block: 'nearest' });
      const first = edited.isStep ? 'h3' : 'input, textarea';
      area.current?.querySelector<HTMLElement>(first)?.focus();
      return;
    }
    // The button that was pressed has gone with its form; whoever uses the keyboard stays near.
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (isLost) area.current?.querySelector('h3')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (edited.visit > 0) goThere();
  }, [edited.visit]);

  return (
    <Panel
      heading={capitalize(noun.all)}
      aside={
        record && (
          <button
            type="button"
            className="button-quiet button-compact ms-auto"
            aria-keyshortcuts="Alt+N"
            title="Alt + N"
            onClick={() => edited.open(null)}
          >
            {text.list.addNew(noun)}
          </button>
        )
      }
    >
      <div className="list-and-form">
        <RecordList
          {...{ place, ids, records, ...options }}
          editing={record ? String(record._id) : null}
          total={Number(answer.total ?? records.length)}
          onEdit={(next) => edited.open(next)}
          onDelete={edited.remove}
        />
        <div ref={area} className="min-w-0">
          <ItemForm key={edited.form} {...{ place, ids, record }} onDone={edited.finish} />
        </div>
      </div>
    </Panel>
  );
}

const isAlone = (area: HTMLElement | null) =>
  area?.closest('main')?.querySelectorAll('.list-and-form').length === 1;

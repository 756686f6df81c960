import { type ReactNode, useRef, useState } from 'react';
import type { Bilingual } from '../../../model/language.ts';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { type Answer, addressOf, type Ids, itemAddress, recordsAt } from '../content/places.ts';
import { readDraft } from '../forms/drafts.ts';
import { capitalize, nounOf, text } from '../language/text.ts';
import { useShortcut } from '../shortcuts.ts';
import { ItemForm } from './item-form.tsx';
import { Panel } from './panel.tsx';
import { RecordList } from './record-list.tsx';
import { useDelete } from './use-delete.ts';

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
  const { node } = place;
  const records = recordsAt(place, answer);
  const form = useRef<HTMLDivElement>(null);
  const remove = useDelete(node);
  const [editing, setEditing] = useState(() => draftedId(place, ids, records));
  const edited = records.find(({ _id }) => _id === editing) ?? null;
  const noun = nounOf(node);

  function open(id: string | null) {
    setEditing(id);
    requestAnimationFrame(() => {
      form.current?.scrollIntoView({ block: 'nearest' });
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    });
  }

  /** The button that was pressed goes with the form; whoever uses the keyboard stays near. */
  function close() {
    setEditing(null);
    requestAnimationFrame(() => {
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost) form.current?.querySelector('h3')?.focus({ preventScroll: true });
    });
  }

  function step(by: 1 | -1) {
    const at = records.findIndex(({ _id }) => _id === editing);
    const next = records[at === -1 && by === -1 ? records.length - 1 : at + by];
    if (next) open(String(next._id));
  }

  const isMine = () =>
    form.current?.parentElement?.contains(document.activeElement) || isAlone(form.current);
  useShortcut('new', () => open(null), isMine);
  useShortcut('next', () => step(1), isMine);
  useShortcut('previous', () => step(-1), isMine);

  async function deleteItem(record: Answer) {
    const id = String(record._id);
    if ((await remove(itemAddress(place, ids, id), record)) && id === editing) setEditing(null);
  }

  return (
    <Panel
      heading={capitalize(noun.all)}
      aside={
        edited && (
          <button
            type="button"
            className="button-quiet button-compact ms-auto"
            aria-keyshortcuts="Alt+N"
            title="Alt + N"
            onClick={() => open(null)}
          >
            {text.list.addNew(noun)}
          </button>
        )
      }
    >
      <div className="list-and-form">
        <RecordList
          {...{ place, ids, records, editing, ...options }}
          total={Number(answer.total ?? records.length)}
          onEdit={(record) => open(String(record._id))}
          onDelete={deleteItem}
        />
        <div ref={form} className="min-w-0">
          <ItemForm
            key={edited ? String(edited._id) : addressOf(place, ids)}
            {...{ place, ids }}
            record={edited}
            onDone={close}
          />
        </div>
      </div>
    </Panel>
  );
}

/** A reload in the middle of an edit goes on with that edit. */
function draftedId(place: Place, ids: Ids, records: Answer[]): string | null {
  const drafted = records.find(({ _id }) => readDraft(itemAddress(place, ids, String(_id))));
  return drafted ? String(drafted._id) : null;
}

const isAlone = (form: HTMLElement | null) =>
  form?.closest('main')?.querySelectorAll('.list-and-form').length === 1;

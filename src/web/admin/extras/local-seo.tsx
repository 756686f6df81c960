import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { type Answer, addressOf, itemAddress, placeOf, recordsAt } from '../content/places.ts';
import { readDraft } from '../forms/drafts.ts';
import { text } from '../language/text.ts';
import { ItemForm } from '../panels/item-form.tsx';
import { useDelete } from '../panels/use-delete.ts';
import type { ScreenPanelProps } from '../screens/rows.ts';
import { useShortcut } from '../shortcuts.ts';
import { LocationTable } from './location-table.tsx';

const locations = placeOf('local-seo.data') as Place<Collection>;

type Mode = { is: 'list' } | { is: 'form'; record: Answer | null };

/** A table of the locations, or the form of one of them. */
export default function LocalSeo({ answer }: ScreenPanelProps) {
  const records = recordsAt(locations, answer);
  const [mode, setMode] = useState<Mode>(() => draftedMode(records));
  const remove = useDelete(locations.node);
  useShortcut('new', () => show({ is: 'form', record: null }));

  const area = useRef<HTMLDivElement>(null);

  /** What was pressed is gone; whoever uses the keyboard goes on in what has come instead. */
  function show(next: Mode) {
    setMode(next);
    requestAnimationFrame(() => {
      const first = next.is === 'form' ? 'input, textarea' : '[aria-keyshortcuts="Alt+N"]';
      area.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    });
  }

  function backToList() {
    show({ is: 'list' });
    scrollTo({ top: 0, behavior: calmly() ? 'auto' : 'smooth' });
  }

  if (mode.is === 'form') {
    const record = records.find(({ _id }) => _id === mode.record?._id) ?? mode.record;
    return (
      <div ref={area} className="panel">
        <button type="button" className="quiet-link self-start" onClick={backToList}>
          {text.localSeo.backToList}
        </button>
        <ItemForm place={locations} ids={{}} record={record} onDone={backToList} />
      </div>
    );
  }
  return (
    <div ref={area} className="panel">
      <button
        type="button"
        aria-keyshortcuts="Alt+N"
        title="Alt + N"
        className="button-signal button-compact self-start"
        onClick={() => show({ is: 'form', record: null })}
      >
        <Plus aria-hidden="true" /> {text.localSeo.addNew}
      </button>
      <LocationTable
        place={locations}
        records={records}
        total={Number(answer.total ?? records.length)}
        onEdit={(record) => show({ is: 'form', record })}
        onDelete={(record) => remove(itemAddress(locations, {}, String(record._id)), record)}
      />
    </div>
  );
}

/** A reload in the middle of a form goes on with it. */
function draftedMode(records: Answer[]): Mode {
  const record = records.find(({ _id }) => readDraft(itemAddress(locations, {}, String(_id))));
  if (record) return { is: 'form', record };
  return readDraft(addressOf(locations, {})) ? { is: 'form', record: null } : { is: 'list' };
}

const calmly = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

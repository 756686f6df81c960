import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { placeOf } from '../content/places.ts';
import { text } from '../language/text.ts';
import { ItemForm } from '../panels/item-form.tsx';
import { useEdited, useEditingKeys } from '../panels/use-edited.ts';
import type { ScreenPanelProps } from '../screens/rows.ts';
import { LocationTable } from './location-table.tsx';

const place = placeOf('local-seo.data') as Place<Collection>;

/** A table of the locations, or the form of one of them. */
export default function LocalSeo({ answer }: ScreenPanelProps) {
  const edited = useEdited(place, {}, answer);
  const { records, record, isOpen } = edited;
  const area = useRef<HTMLDivElement>(null);
  useEditingKeys(edited);

  // What was pressed is gone; whoever uses the keyboard goes on in what has come instead.
  const goThere = useEffectEvent(() => {
    const opened = edited.isStep ? 'h3' : 'input, textarea';
    const first = isOpen ? opened : '[aria-keyshortcuts="Alt+N"]';
    area.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    if (!isOpen) scrollTo({ top: 0, behavior: calmly() ? 'auto' : 'smooth' });
  });
  useEffect(() => {
    if (edited.visit > 0) goThere();
  }, [edited.visit]);

  return (
    <div ref={area} className="panel">
      {isOpen ? (
        <>
          <button type="button" className="quiet-link self-start" onClick={edited.close}>
            {text.localSeo.backToList}
          </button>
          <ItemForm key={edited.form} {...{ place, record }} ids={{}} onDone={edited.finish} />
        </>
      ) : (
        <>
          <button
            type="button"
            aria-keyshortcuts="Alt+N"
            title="Alt + N"
            className="button-signal button-compact self-start"
            onClick={() => edited.open(null)}
          >
            <Plus aria-hidden="true" /> {text.localSeo.addNew}
          </button>
          <LocationTable
            {...{ place, records }}
            total={Number(answer.total ?? records.length)}
            onEdit={(next) => edited.open(next)}
            onDelete={edited.remove}
          />
        </>
      )}
    </div>
  );
}

const calmly = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

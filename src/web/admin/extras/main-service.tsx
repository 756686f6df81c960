import { useState } from 'react';
import {
  type Answer,
  idsWithin,
  isBlock,
  isCollection,
  placeOf,
  recordsAt,
} from '../content/places.ts';
import { titleOf } from '../content/titles.ts';
import { text } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import { BlockPanel } from '../panels/block-panel.tsx';
import { CollectionPanel } from '../panels/collection-panel.tsx';
import { useRefetch } from '../panels/use-refetch.ts';

const mainServices = placeOf('services.services');

/** The main service that is chosen: the first one until another is, or while it is gone. */
export function useMainService(answer: Answer) {
  const services = recordsAt(mainServices, answer);
  const [id, setId] = useState('');
  const service = services.find(({ _id }) => _id === id) ?? services[0];
  return { services, service, choose: setId };
}

interface ChooserProps {
  label: string;
  records: Answer[];
  chosen: Answer | undefined;
  kind: string;
  onChoose: (id: string) => void;
}

/** Choosing another asks for its content again; the forms start anew. */
export function Chooser({ label, records, chosen, kind, onChoose }: ChooserProps) {
  const refetch = useRefetch();
  const notices = useNotices();
  return (
    <label className="mb-4 flex max-w-100 flex-col gap-1 text-small font-medium">
      {label}
      <select
        className="control"
        value={String(chosen?._id ?? '')}
        onChange={(event) => {
          onChoose(event.target.value);
          notices.clear();
          refetch();
        }}
      >
        {!chosen && <option value="">–</option>}
        {records.map((record) => (
          <option key={String(record._id)} value={String(record._id)}>
            {titleOf(placeOf(kind).node, record)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The banner and the design process of a main service, edited on two screens. */
export function MainServicePanels({
  service,
  kinds,
}: {
  service: Answer;
  kinds: readonly string[];
}) {
  const id = String(service._id);
  const ids = idsWithin(mainServices, {}, id);
  return kinds
    .map(placeOf)
    .filter(({ owner }) => owner?.kind === mainServices.kind)
    .map((place) => {
      const key = `${place.kind} ${id}`;
      if (isBlock(place)) return <BlockPanel key={key} {...{ place, ids }} answer={service} />;
      if (!isCollection(place)) return null;
      return <CollectionPanel key={key} {...{ place, ids }} answer={service} />;
    });
}

export function ChooseFirst({ what }: { what: 'chooseMain' | 'choosePrimary' }) {
  return <p className="empty">{text.services[what]}</p>;
}

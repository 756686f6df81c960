import { useEffect, useRef } from 'react';
import { type Key, useDragAndDrop } from 'react-aria-components';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { messageOf, saveToApi } from '../api.ts';
import { type Answer, addressOf, type Ids } from '../content/places.ts';
import { text } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useRefetch } from './use-refetch.ts';

/** Puts a collection in another order, by dragging and by buttons alike. */
export function useOrder(place: Place<Collection>, ids: Ids, records: Answer[]) {
  const notices = useNotices();
  const refetch = useRefetch();
  const shown = records.map(({ _id }) => String(_id));
  /** The order that was asked for last, until another list is shown than the list `of` back then. */
  const asked = useRef<{ of: string; order: string[] }>(undefined);
  const isSaving = useRef(false);
  useEffect(() => {
    if (!isSaving.current && asked.current?.of !== shown.join()) asked.current = undefined;
  });
  const orderNow = () => asked.current?.order ?? shown;

  /** An order that is asked for while a save is under way is saved after it. */
  async function save(order: string[]) {
    asked.current = { of: shown.join(), order };
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      for (let saved: string[] | undefined; saved !== asked.current?.order; ) {
        saved = asked.current?.order;
        await saveToApi(`${addressOf(place, ids)}/order`, {
          method: 'PUT',
          body: { ids: saved },
          failed: place.node.messages.updateFailed,
        });
      }
      notices.succeed(text.list.reordered);
    } catch (failure) {
      asked.current = undefined;
      notices.fail(messageOf(failure));
    }
    isSaving.current = false;
    refetch();
  }

  function move(id: string, by: 1 | -1) {
    const order = orderNow();
    const from = order.indexOf(id);
    const to = from + by;
    if (to >= 0 && to < order.length) void save(order.toSpliced(from, 1).toSpliced(to, 0, id));
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      void save(moveKeys(orderNow(), keys, String(target.key), target.dropPosition === 'after'));
    },
  });

  return { move, dragAndDropHooks };
}

function moveKeys(order: string[], keys: Set<Key>, target: string, isAfter: boolean): string[] {
  const moved = order.filter((id) => keys.has(id));
  const rest = order.filter((id) => !keys.has(id));
  return rest.toSpliced(rest.indexOf(target) + (isAfter ? 1 : 0), 0, ...moved);
}

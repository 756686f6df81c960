import { type Key, useDragAndDrop } from 'react-aria-components';
import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { saveToApi } from '../api.ts';
import { type Answer, addressOf, type Ids } from '../content/places.ts';
import { text } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useAttempt } from '../notices/use-attempt.ts';
import { useRefetch } from './use-refetch.ts';

/** Puts a collection in another order, by dragging and by buttons alike. */
export function useOrder(place: Place<Collection>, ids: Ids, records: Answer[]) {
  const notices = useNotices();
  const refetch = useRefetch();
  const { attempt } = useAttempt();
  const order = records.map(({ _id }) => String(_id));

  async function save(next: string[]) {
    await attempt(async () => {
      await saveToApi(`${addressOf(place, ids)}/order`, {
        method: 'PUT',
        body: { ids: next },
        failed: place.node.messages.updateFailed,
      });
      notices.succeed(text.list.reordered);
    });
    refetch();
  }

  function move(id: string, by: 1 | -1) {
    const from = order.indexOf(id);
    const to = from + by;
    if (to >= 0 && to < order.length) void save(order.toSpliced(from, 1).toSpliced(to, 0, id));
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      void save(moveKeys(order, keys, String(target.key), target.dropPosition === 'after'));
    },
  });

  return { move, dragAndDropHooks };
}

function moveKeys(order: string[], keys: Set<Key>, target: string, isAfter: boolean): string[] {
  const moved = order.filter((id) => keys.has(id));
  const rest = order.filter((id) => !keys.has(id));
  return rest.toSpliced(rest.indexOf(target) + (isAfter ? 1 : 0), 0, ...moved);
}

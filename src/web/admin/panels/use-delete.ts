import type { Block, Collection } from '../../../model/vocabulary/nodes.ts';
import { ApiError, messageOf, saveToApi } from '../api.ts';
import type { Answer } from '../content/places.ts';
import { titleOf } from '../content/titles.ts';
import { say, text } from '../language/text.ts';
import { confirmDelete } from '../notices/confirmation.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useRefetch } from './use-refetch.ts';

/** Asks, deletes, and offers the way back: a deleted record is restored with all it held. */
export function useDelete(node: Block | Collection) {
  const { messages } = node;
  const notices = useNotices();
  const refetch = useRefetch();

  return async (address: string, record: Answer): Promise<boolean> => {
    const title = titleOf(node, record);
    const does = 'builtIn' in node && node.builtIn ? text.form.backToOriginal : text.form.delete;
    if (!(await confirmDelete(say(messages.confirmDelete), title, does))) return false;
    const version = Number(record.version);
    try {
      await saveToApi(`${address}?version=${version}`, {
        method: 'DELETE',
        failed: messages.deleteFailed,
      });
    } catch (failure) {
      notices.fail(messageOf(failure));
      if (failure instanceof ApiError && failure.status === 409) refetch();
      return false;
    }
    notices.succeed(say(messages.deleted), {
      title,
      async run() {
        await saveToApi(`${address}/history/${version}/restore`, {
          method: 'POST',
          failed: messages.updateFailed,
        });
        refetch();
      },
    });
    refetch();
    return true;
  };
}

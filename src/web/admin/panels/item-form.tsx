import type { Collection } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { type Answer, addressOf, type Ids, itemAddress } from '../content/places.ts';
import { RecordForm } from '../forms/record-form.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { nounOf, text } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import { useRefetch } from './use-refetch.ts';

interface ItemFormProps {
  place: Place<Collection>;
  ids: Ids;
  /** The record to edit; `null` adds one. */
  record: Answer | null;
  /** After a save, and when an edit is given up; not done yet is what was typed meanwhile. */
  onDone: (unfinished: Answer | null) => void;
}

/** Add mode and edit mode of one form. */
export function ItemForm({ place, ids, record, onDone }: ItemFormProps) {
  const { node } = place;
  const notices = useNotices();
  const refetch = useRefetch();
  const address = record ? itemAddress(place, ids, String(record._id)) : addressOf(place, ids);
  const form = useRecordForm({
    node,
    address,
    record,
    onSaved(message, unfinished) {
      notices.succeed(message);
      refetch();
      onDone(unfinished);
    },
    onFailed: notices.fail,
    onUnknown: refetch,
  });
  const noun = nounOf(node);
  const heading = record ? text.list.edit(noun) : text.list.addNew(noun);

  function cancel() {
    if (form.isSaving) return;
    form.discard();
    notices.clear();
    onDone(null);
  }

  return (
    <>
      <h3 tabIndex={-1} className="mb-4 font-semibold outline-none">
        {heading}
      </h3>
      <RecordForm
        form={form}
        label={heading}
        historyAddress={record ? address : undefined}
        onRestored={refetch}
        actions={
          (record || form.isDirty) && (
            <button
              type="button"
              className="button-quiet button-compact"
              aria-disabled={form.isSaving}
              onClick={cancel}
            >
              {record ? text.form.cancelEdit : text.form.discard}
            </button>
          )
        }
      />
    </>
  );
}

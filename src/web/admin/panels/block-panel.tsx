import type { MouseEvent, ReactNode } from 'react';
import type { Bilingual } from '../../../model/language.ts';
import type { Block } from '../../../model/vocabulary/nodes.ts';
import type { Place } from '../../../model/vocabulary/tree.ts';
import { type Answer, addressOf, blockAt, type Ids } from '../content/places.ts';
import { RecordForm } from '../forms/record-form.tsx';
import { passFocusToSave } from '../forms/save-bar.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { capitalize, nounOf, say, text } from '../language/text.ts';
import { useNotices } from '../notices/notices-context.ts';
import { Panel } from './panel.tsx';
import { useDelete } from './use-delete.ts';
import { useRefetch } from './use-refetch.ts';

interface BlockPanelProps {
  place: Place<Block>;
  /** The page's answer, or the record around the block. */
  answer: Answer;
  ids?: Ids;
  /** What it is for, said while there is nothing. */
  about?: Bilingual;
  /** A failure that goes by itself, as on the SEO screens. */
  failureClearsItself?: boolean;
  children?: (form: ReturnType<typeof useRecordForm>) => ReactNode;
}

/** A single block: Add while it is absent, then Update and Delete. */
export function BlockPanel({ place, answer, ids = {}, children, ...options }: BlockPanelProps) {
  const { node } = place;
  const address = addressOf(place, ids);
  const record = blockAt(place, answer);
  const notices = useNotices();
  const refetch = useRefetch();
  const remove = useDelete(node);
  const form = useRecordForm({
    node,
    address,
    record,
    onSaved(message) {
      notices.succeed(message);
      refetch();
    },
    onFailed: (message) =>
      notices.fail(message, { clearsItself: options.failureClearsItself ?? false }),
    onUnknown: refetch,
  });
  const noun = nounOf(node);
  const isStored = Boolean(record?.version);

  async function deleteBlock({ currentTarget }: MouseEvent<HTMLElement>) {
    if (!record || !(await remove(address, record))) return;
    passFocusToSave(currentTarget);
    form.discard();
  }

  function discard({ currentTarget }: MouseEvent<HTMLElement>) {
    // A save that is under way cannot be taken back here: the record from before it is out of date.
    if (form.isSaving) return;
    passFocusToSave(currentTarget);
    form.discard();
  }

  return (
    <Panel heading={capitalize(noun.one)}>
      {!record && options.about && <p className="note">{say(options.about)}</p>}
      <RecordForm
        form={form}
        label={record ? text.list.edit(noun) : text.list.addNew(noun)}
        historyAddress={address}
        onRestored={refetch}
        actions={
          <>
            {form.isDirty && (
              <button
                type="button"
                className="button-quiet button-compact"
                aria-disabled={form.isSaving}
                onClick={discard}
              >
                {text.form.discard}
              </button>
            )}
            {record && isStored && node.deletable && (
              <button type="button" className="button-danger button-compact" onClick={deleteBlock}>
                {node.builtIn ? text.form.backToOriginal : text.form.delete}
              </button>
            )}
          </>
        }
      >
        {children?.(form)}
      </RecordForm>
    </Panel>
  );
}

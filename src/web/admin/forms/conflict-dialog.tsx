import { differences } from '../content/differences.ts';
import { text } from '../language/text.ts';
import { ModalWindow } from '../modal-window.tsx';
import { Differences } from './differences.tsx';
import type { RecordForm } from './use-record-form.ts';

/** Somebody else saved first: both versions, and the editor chooses. */
export function ConflictDialog({ form }: { form: RecordForm }) {
  const { conflict, node, values } = form;
  if (conflict === undefined) return null;
  return (
    <ModalWindow heading={text.conflict.heading} onClose={form.closeConflict}>
      <p>{conflict ? text.conflict.about : text.conflict.deleted}</p>
      {conflict && (
        <Differences
          heads={[text.conflict.theirs, text.conflict.mine]}
          list={differences(node.fields, conflict, values)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button-signal button-compact"
          onClick={() => form.keepMine()}
        >
          {text.conflict.keepMine}
        </button>
        <button type="button" className="button-quiet button-compact" onClick={form.takeTheirs}>
          {text.conflict.takeTheirs}
        </button>
        <button type="button" className="button-quiet button-compact" onClick={form.closeConflict}>
          {text.conflict.goOn}
        </button>
      </div>
    </ModalWindow>
  );
}

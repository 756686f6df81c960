import { Check, CircleDot, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from '../language/text.ts';
import type { RecordForm } from './use-record-form.ts';

/** Stays at the foot of the window while its form is in sight; the state of the save is on it. */
export function SaveBar({ form, children }: { form: RecordForm; children?: ReactNode }) {
  const { isSaving, isDirty, stored } = form;
  const StateIcon = isSaving ? LoaderCircle : isDirty ? CircleDot : Check;
  return (
    <div className="save-bar">
      <button
        type="submit"
        disabled={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        title="Ctrl + S"
        className="button-signal button-compact"
      >
        {stored ? text.form.update : text.form.add}
      </button>
      {children}
      <p role="status" className="ms-auto flex items-center gap-1.5 text-small text-muted">
        <StateIcon aria-hidden="true" className={`size-4 ${isSaving ? 'animate-spin' : ''}`} />
        {isDirty || isSaving || stored ? form.stateText : text.form.nothingYet}
      </p>
    </div>
  );
}

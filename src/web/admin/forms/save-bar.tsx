import { Check, CircleDot, LoaderCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { nounOf, text } from '../language/text.ts';
import type { RecordForm } from './use-record-form.ts';

/**
 * Once something is typed it stays at the foot of the window while its form is in sight; before that
 * it would only lie over other controls. The state of the save is on it.
 */
export function SaveBar({ form, children }: { form: RecordForm; children?: ReactNode }) {
  const { id, node, isSaving, stored } = form;
  const state = stateOf(form);
  const [isBegun, setBegun] = useState(form.isDirty);
  if (form.isDirty && !isBegun) setBegun(true);
  return (
    <div className="save-bar" data-begun={isBegun || undefined}>
      <button
        type="submit"
        // A disabled button would lose the focus.
        aria-disabled={isSaving}
        aria-describedby={`${id}-what`}
        aria-keyshortcuts="Control+S Meta+S"
        title="Ctrl + S"
        className="button-signal button-compact"
      >
        {stored ? text.form.update : text.form.add}
      </button>
      <span id={`${id}-what`} className="text-small text-muted max-sm:sr-only">
        {nounOf(node).one}
      </span>
      {children}
      <p role="status" className="ms-auto flex items-center gap-1.5 text-small text-muted">
        {state && (
          <>
            <state.Icon aria-hidden="true" className={`size-4 ${isSaving ? 'animate-spin' : ''}`} />
            {state.text}
          </>
        )}
      </p>
    </div>
  );
}

/** The pressed button will go, so its focus passes to the save button beside it. */
export const passFocusToSave = (pressed: Element) =>
  pressed.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();

/** A form that nobody has begun has none. */
function stateOf({ isSaving, isDirty, stored }: RecordForm) {
  if (isSaving) return { Icon: LoaderCircle, text: text.form.saving };
  if (isDirty) return { Icon: CircleDot, text: text.form.unsaved };
  return stored && { Icon: Check, text: text.form.saved };
}

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { hasPictures } from '../content/titles.ts';
import { Fields } from '../controls/fields.tsx';
import { FormContext } from '../controls/form-context.ts';
import { text } from '../language/text.ts';
import { useUnsaved } from '../notices/unsaved.tsx';
import { usePreviewed } from '../preview/previewed-forms.ts';
import { useShortcut, windowInFront } from '../shortcuts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { History } from './history.tsx';
import { SaveBar } from './save-bar.tsx';
import type { RecordForm as Form } from './use-record-form.ts';

interface RecordFormProps {
  form: Form;
  /** What the form is called by those who do not see where it stands. */
  label: string;
  /** Where it is stored; its history lies below. */
  historyAddress: string | undefined;
  onRestored: () => void;
  /** Beside Add or Update. */
  actions?: ReactNode;
  /** Instead of one control for each field. */
  children?: ReactNode;
}

export function RecordForm(props: RecordFormProps) {
  const { form, label, historyAddress, onRestored, actions, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useUnsaved(form.isDirty);
  usePreviewed(form);
  useShortcut('save', () => element.current?.requestSubmit(), isMeant(element, form.isDirty));

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The shortcut gets past the button, which can still be pressed too.
    if (form.isSaving) return;
    await form.save();
    setTries((count) => count + 1);
  }

  // After a refused try the first field at fault is where the editor goes on.
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  return (
    <FormContext value={form}>
      <form
        ref={element}
        noValidate
        aria-label={label}
        onSubmit={submit}
        className="form-fields @container"
      >
        {form.wasRestored && (
          <p className="note">
            {text.form.draftRestored} {hasPictures(form.node) && text.form.pictureAgain}
          </p>
        )}
        {children ?? (
          <Fields
            fields={form.node.fields}
            values={form.values}
            stored={form.stored ?? {}}
            onChange={form.setValues}
          />
        )}
        <SaveBar form={form}>{actions}</SaveBar>
      </form>
      {form.stored && historyAddress && (
        <History
          key={String(form.stored.version)}
          node={form.node}
          address={historyAddress}
          current={form.stored}
          onRestored={onRestored}
        />
      )}
      <ConflictDialog form={form} />
    </FormContext>
  );
}

/** The form that has the focus, and every other with changes; none that a window lies over. */
const isMeant = (element: { current: HTMLFormElement | null }, isDirty: boolean) => () =>
  element.current?.contains(document.activeElement) || (isDirty && !windowInFront());

import { createContext, useContext, useEffect } from 'react';
import type { Input } from '../../../model/vocabulary/checks.ts';
import type { RecordForm } from '../forms/use-record-form.ts';

/** A form on the screen, as far as a preview has to know it. */
export interface PreviewedForm {
  address: string;
  values: Input;
  isDirty: boolean;
  /** Whether somebody has turned to it: typed into it, or chosen its record from a list. */
  isEdited: boolean;
  /** A picture was chosen that only a save brings to the server. */
  hasNewPicture: boolean;
}

export type PreviewedForms = ReturnType<typeof createPreviewedForms>;

/** The forms of a screen; the one that changed last stands last. */
export function createPreviewedForms() {
  const forms = new Map<string, PreviewedForm>();
  const listeners = new Set<() => void>();
  let list: readonly PreviewedForm[] = [];

  function tell() {
    list = [...forms.values()];
    for (const listener of listeners) listener();
  }

  return {
    report(id: string, form: PreviewedForm) {
      forms.delete(id);
      forms.set(id, form);
      tell();
    },
    remove(id: string) {
      forms.delete(id);
      tell();
    },
    read: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const PreviewedFormsContext = createContext<PreviewedForms | null>(null);

export function usePreviewed(form: RecordForm) {
  const { id, node, address, values, files, stored, isDirty } = form;
  const forms = useContext(PreviewedFormsContext);
  const isEdited = isDirty || (node.type === 'collection' && stored !== null);
  const hasNewPicture = Object.keys(files).length > 0;
  useEffect(() => {
    forms?.report(id, { address, values, isDirty, isEdited, hasNewPicture });
  }, [forms, id, address, values, isDirty, isEdited, hasNewPicture]);
  useEffect(() => () => forms?.remove(id), [forms, id]);
}

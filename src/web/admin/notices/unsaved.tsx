import { createContext, type ReactNode, useContext, useEffect, useId, useMemo } from 'react';
import { useBlocker } from 'react-router';
import { text } from '../language/text.ts';
import { confirmation } from './confirmation.ts';

/** The forms with unsaved changes, by their ids. */
export type UnsavedForms = Set<string>;

const UnsavedContext = createContext<UnsavedForms>(new Set());

/** Whether the screen may be left, asked where something would be left behind. */
export async function mayLeave(forms: UnsavedForms, yes: string): Promise<boolean> {
  if (forms.size === 0) return true;
  const isSo = await confirmation.ask({ question: text.form.leave, yes });
  // Asked once is enough.
  if (isSo) forms.clear();
  return isSo;
}

export const useUnsavedForms = (): UnsavedForms => useMemo(() => new Set<string>(), []);

interface UnsavedGuardProps {
  forms: UnsavedForms;
  children: ReactNode;
}

/** Warns before a screen with unsaved changes is left, within the area and out of it. */
export function UnsavedGuard({ forms, children }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    mayLeave(forms, text.form.leaveIt).then((isSo) => {
      if (!isCurrent) return;
      if (isSo) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, forms]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (forms.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [forms]);

  return <UnsavedContext value={forms}>{children}</UnsavedContext>;
}

export function useUnsaved(isDirty: boolean) {
  const forms = useContext(UnsavedContext);
  const form = useId();
  useEffect(() => {
    if (isDirty) forms.add(form);
    else forms.delete(form);
    return () => {
      forms.delete(form);
    };
  }, [forms, form, isDirty]);
}

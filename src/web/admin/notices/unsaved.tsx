import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { useBlocker } from 'react-router';
import { text } from '../language/text.ts';

const UnsavedContext = createContext<(form: string, isDirty: boolean) => void>(() => undefined);

/** Warns before a screen with unsaved changes is left, within the area and out of it. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<string>());
  const [report] = useState(() => (form: string, isDirty: boolean) => {
    if (isDirty) forms.add(form);
    else forms.delete(form);
  });

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(text.form.leave)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (forms.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [forms]);

  return <UnsavedContext value={report}>{children}</UnsavedContext>;
}

export function useUnsaved(isDirty: boolean) {
  const report = useContext(UnsavedContext);
  const form = useId();
  useEffect(() => {
    report(form, isDirty);
    return () => report(form, false);
  }, [report, form, isDirty]);
}

import { useEffect, useRef } from 'react';
import { type FormIslandProps, SubmissionForm } from './forms/submission-form.tsx';
import { useSubmission } from './forms/use-submission.ts';

const closesAfter = 2000;

/** In the dialog of every page. What was typed stays in it until it is sent. */
export function ContactModalForm(props: FormIslandProps) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission('/contact/submit', { ...props, form: 'contact-modal' });
  const { state, reset } = submission;

  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    // Closed meanwhile, or written in anew: its thanks are there when it is opened.
    if (state !== 'success' || isClosed(dialog) || isBegun(form.current)) return;
    const timer = setTimeout(() => !isBegun(form.current) && close(dialog), closesAfter);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    // What it said last time is not what the next visit is about.
    const forget = () => isClosed(dialog) && reset();
    dialog?.addEventListener('close', forget);
    dialog?.addEventListener('toggle', forget);
    return () => {
      dialog?.removeEventListener('close', forget);
      dialog?.removeEventListener('toggle', forget);
    };
  }, [reset]);

  return <SubmissionForm {...props} ref={form} name="contact-modal" submission={submission} />;
}

type Dialog = HTMLDialogElement | null | undefined;

/** Where `command` is not known it was opened as a popover. */
const isPopover = (dialog: Dialog) => dialog?.matches(':popover-open');
const isClosed = (dialog: Dialog) => !dialog?.open && !isPopover(dialog);

const isBegun = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].some((control) => {
    const { type, value } = control as HTMLInputElement;
    return type !== 'hidden' && Boolean(value);
  });

function close(dialog: Dialog) {
  if (isPopover(dialog)) dialog?.hidePopover();
  else dialog?.close();
}

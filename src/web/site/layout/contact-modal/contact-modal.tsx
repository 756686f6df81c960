import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { contactModal } from '../../../../model/forms/contact-modal.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SubmissionForm } from '../../forms/submission-form.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useText } from '../../language/dictionary.ts';
import { texts } from './texts.ts';

const closesAfter = 2000;

/** What was typed and not sent yet, whichever link opens the modal next; gone with the page. */
let typed: Record<string, string> = {};

/** Outside the header, so that the mobile menu can close around the link that opened it. */
export function ContactModal({ onClose }: { onClose: () => void }) {
  const { language } = useText();
  const text = texts[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const submission = useSubmission('/contact/submit', {
    form: 'contact-modal',
    values: typed,
    onSuccess: () => {
      typed = {};
    },
  });
  const { state } = submission;

  useEffect(() => {
    const element = dialog.current;
    // First, so that the focus is on its button again and comes back to that in the end.
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
    element?.showModal();
    return () => element?.close();
  }, []);

  // Whoever goes back or forward does not take it along to another page.
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) dialog.current?.close();
  }, [key]);

  useEffect(() => {
    if (state !== 'success') return;
    const timer = setTimeout(() => dialog.current?.close(), closesAfter);
    return () => clearTimeout(timer);
  }, [state]);

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current && isOutside(event, dialog.current)) dialog.current.close();
  };

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby="contact-modal-title"
      // One that was closed and opened again at once is still open.
      onClose={() => dialog.current?.open || onClose()}
      onMouseDown={closeOutside}
      className="contact-modal"
    >
      <div className="grid gap-6 p-6 sm:p-10" onInput={keepTyped}>
        <div className="flex items-start justify-between gap-6">
          <h2 id="contact-modal-title" className="text-heading font-semibold">
            {text.title}
          </h2>
          <button
            type="button"
            aria-label={text.close}
            onClick={() => dialog.current?.close()}
            className="inline-flex size-11 flex-none items-center justify-center rounded-round hover:bg-paper-line"
          >
            <Icon name="close" />
          </button>
        </div>
        <SubmissionForm
          name="contact-modal"
          form={contactModal}
          submission={submission}
          texts={text}
        />
      </div>
    </dialog>,
    document.body,
  );
}

/** Its backdrop and its scroll bar both say that they are the dialog. */
function isOutside({ clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

function keepTyped({ currentTarget }: FormEvent) {
  const form = currentTarget.querySelector('form');
  if (form) typed = Object.fromEntries(new FormData(form)) as typeof typed;
}

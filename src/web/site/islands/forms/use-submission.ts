import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { LeadForm } from '../../../../model/forms/lead-forms.ts';
import { submissionExtras } from '../../../../model/forms/submission.ts';
import type { Language } from '../../../../model/language.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import type { ShownField } from '../../forms/shown-fields.ts';
import { type FaultWords, findFaults } from './find-faults.ts';
import { isKnown, type Sent, sendOnce } from './send-once.ts';

/** Which answers bring words for the visitor. */
const showsAnswer = {
  '/contact/submit': () => true,
  '/send-email': (status: number) => status === 400 || status === 429,
};

export interface Submission {
  state: 'idle' | 'sending' | 'success' | 'failure';
  message?: string | undefined;
  fields: Record<string, string>;
  /** What was written: shown again after a failure, also of a post without JavaScript. */
  values: Record<string, string>;
}

interface Options {
  form: LeadForm;
  language: Language;
  fields: ShownField[];
  /** The outcome is said where the server has no words of its own. */
  texts: { faults: FaultWords; sent: string; notSent: string; noAnswer: string };
  posted?: FormAnswer | undefined;
  /** What is sent for what was filled in, where the two differ. */
  bodyOf?: (filled: Record<string, string>) => Record<string, string>;
}

/**
 * Sends a form as JSON and tells how that went. Without JavaScript the same form posts to its own
 * page, and what that answered is where this begins.
 */
export function useSubmission(
  path: keyof typeof showsAnswer,
  { language, fields, texts, posted, bodyOf }: Options,
) {
  const [submission, setSubmission] = useState(() => submissionOf(posted));
  const startedAt = useRef(0);
  const isSending = useRef(false);
  /** The last message, while there is no answer to it. */
  const unanswered = useRef<Sent>(undefined);
  const refusedForm = useRef<HTMLFormElement>(undefined);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button can still be pressed, because a disabled one would lose the focus.
    if (isSending.current) return;
    const element = event.currentTarget;
    const { form: _name, ...filled } = Object.fromEntries(new FormData(element)) as Filled;
    const faults = findFaults(fields, filled, texts.faults);
    if (faults) return refuse(element, { ...faults, values: filled });
    isSending.current = true;
    setSubmission({ state: 'sending', fields: {}, values: filled });
    const [sent, answer] = await sendOnce(path, unanswered.current, filled, () => ({
      ...(bodyOf ? { ...extrasIn(filled), ...bodyOf(filled) } : filled),
      page: location.pathname,
      language,
      timeTaken: startedAt.current ? Date.now() - startedAt.current : undefined,
    }));
    isSending.current = false;
    unanswered.current = isKnown(answer) ? undefined : sent;
    if (answer.ok) {
      empty(element, filled);
      const message = answer.message || texts.sent;
      setSubmission({ state: 'success', message, fields: {}, values: {} });
      return;
    }
    const isShown = answer.message && showsAnswer[path](answer.status);
    const otherwise = answer.isLate ? texts.noAnswer : texts.notSent;
    const message = isShown ? answer.message : otherwise;
    refuse(element, { message, fields: answer.fields ?? {}, values: filled });
  };

  const refuse = (form: HTMLFormElement, refused: Omit<Submission, 'state'>) => {
    refusedForm.current = form;
    setSubmission({ state: 'failure', ...refused });
  };

  // Once the faults are shown: a screen reader that comes to a field reads its fault too.
  useEffect(() => {
    if (refusedForm.current) focusFirst(refusedForm.current, submission.fields);
    refusedForm.current = undefined;
  }, [submission]);

  // The values stay: a failed page has brought them back. A message that is under way goes on.
  const reset = useCallback(
    () =>
      setSubmission((now) =>
        now.state === 'sending' ? now : { state: 'idle', fields: {}, values: now.values },
      ),
    [],
  );
  return {
    ...submission,
    reset,
    formProps: {
      method: 'post' as const,
      onSubmit: send,
      onFocus: () => {
        startedAt.current ||= Date.now();
      },
    },
  };
}

type Filled = Record<string, string>;

function submissionOf(posted: FormAnswer | undefined): Submission {
  if (!posted) return { state: 'idle', fields: {}, values: {} };
  const { ok, message, fields = {}, values = {} } = posted;
  return { state: ok ? 'success' : 'failure', message, fields, values };
}

const extrasIn = (filled: Filled) =>
  Object.fromEntries(
    Object.values(submissionExtras)
      .filter((name) => name in filled)
      .map((name) => [name, filled[name] ?? '']),
  );

/** Only fields that still hold the sent value. A reset would bring back the values of a failed page. */
function empty(form: HTMLFormElement, sent: Filled) {
  for (const control of form.elements as Iterable<HTMLInputElement>) {
    if (control.type !== 'hidden' && control.value === sent[control.name]) control.value = '';
  }
}

function focusFirst(form: HTMLFormElement, fields: Record<string, string>) {
  const first = [...form.elements].find(
    (element) => (element as HTMLInputElement).name in fields,
  ) as HTMLElement | undefined;
  first?.focus();
}

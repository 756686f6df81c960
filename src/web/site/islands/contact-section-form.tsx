import { type FormEvent, useEffect, useState } from 'react';
import { messageOf } from '../../../model/forms/section-message.ts';
import { fill } from '../../../model/messages/template.ts';
import type { ShownField } from '../forms/shown-fields.ts';
import { type FormIslandProps, SubmissionForm } from './forms/submission-form.tsx';
import { useSubmission } from './forms/use-submission.ts';

interface ContactSectionFormProps extends FormIslandProps {
  texts: FormIslandProps['texts'] & { required: string; allRequired: string };
}

/** Nothing is sent while a field is empty, and thanks fade. */
export function ContactSectionForm(props: ContactSectionFormProps) {
  const { isFading, ...submission } = useContactSection(props);
  return (
    <SubmissionForm
      {...props}
      name="contact-section"
      submission={submission}
      noValidate
      messageClass={`transition-opacity duration-1000 ${isFading ? 'opacity-0' : ''}`}
      buttonClass="justify-self-start max-sm:w-full"
    />
  );
}

function useContactSection(props: ContactSectionFormProps) {
  const { fields, texts } = props;
  const [blank, setBlank] = useState<ShownField[]>([]);
  const sent = useSubmission('/send-email', {
    ...props,
    form: 'contact-section',
    bodyOf: (filled) => messageOf(filled as Parameters<typeof messageOf>[0]),
  });
  const thanks = useFading(sent.state === 'success');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const filled = new FormData(form);
    const nowBlank = fields.filter(({ name }) => isBlank(filled.get(name)));
    setBlank(nowBlank);
    const [first] = nowBlank;
    if (!first) return sent.formProps.onSubmit(event);
    event.preventDefault();
    form.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus();
  };

  const own = { isFading: thanks === 'fading', formProps: { ...sent.formProps, onSubmit } };
  if (blank.length === 0) {
    return { ...sent, ...own, message: thanks === 'gone' ? undefined : sent.message };
  }
  return {
    ...sent,
    ...own,
    state: 'failure' as const,
    message: texts.allRequired,
    fields: Object.fromEntries(
      blank.map(({ name, label }) => [name, fill(texts.required, () => label)]),
    ),
  };
}

const fadesAfter = 5000;
const isGoneAfter = 6000;

function useFading(isSuccess: boolean): 'shown' | 'fading' | 'gone' {
  const [phase, setPhase] = useState<'shown' | 'fading' | 'gone'>('shown');
  useEffect(() => {
    if (!isSuccess) return;
    const timers = [
      setTimeout(() => setPhase('fading'), fadesAfter),
      setTimeout(() => setPhase('gone'), isGoneAfter),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setPhase('shown');
    };
  }, [isSuccess]);
  return phase;
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

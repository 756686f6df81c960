import { type FormEvent, useEffect, useState } from 'react';
import { contactSection, messageOf } from '../../../model/forms/contact-section.ts';
import { fieldNamesOf } from '../../../model/forms/form.ts';
import { formMessages } from '../../../model/messages/form-messages.ts';
import { fill } from '../../../model/messages/template.ts';
import { type FormIslandProps, SubmissionForm } from './forms/submission-form.tsx';
import { useSubmission } from './forms/use-submission.ts';

/** Nothing is sent while a field is empty, and thanks fade. */
export function ContactSectionForm(props: FormIslandProps) {
  const { isFading, ...submission } = useContactSection(props);
  return (
    <SubmissionForm
      {...props}
      name="contact-section"
      form={contactSection}
      submission={submission}
      noValidate
      messageClass={`transition-opacity duration-1000 ${isFading ? 'opacity-0' : ''}`}
      buttonClass="justify-self-start max-sm:w-full"
    />
  );
}

type FieldName = keyof typeof contactSection.fields;

function useContactSection(props: FormIslandProps) {
  const { language } = props;
  const [blank, setBlank] = useState<FieldName[]>([]);
  const sent = useSubmission('/send-email', {
    ...props,
    form: 'contact-section',
    bodyOf: (filled) => messageOf(filled as Record<FieldName, string>),
  });
  const thanks = useFading(sent.state === 'success');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const filled = new FormData(form);
    const nowBlank = fieldNamesOf(contactSection).filter((name) => isBlank(filled.get(name)));
    setBlank(nowBlank);
    const [first] = nowBlank;
    if (!first) return sent.formProps.onSubmit(event);
    event.preventDefault();
    form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const own = { isFading: thanks === 'fading', formProps: { ...sent.formProps, onSubmit } };
  if (blank.length === 0) {
    return { ...sent, ...own, message: thanks === 'gone' ? undefined : sent.message };
  }
  const textFor = (name: FieldName) =>
    fill(formMessages.required[language], () => contactSection.fields[name].label[language]);
  return {
    ...sent,
    ...own,
    state: 'failure' as const,
    message: formMessages.allRequired[language],
    fields: Object.fromEntries(blank.map((name) => [name, textFor(name)])),
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

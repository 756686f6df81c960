import { useEffect, useState } from 'react';
import { messageOf } from '../../../model/forms/section-message.ts';
import { type FormIslandProps, SubmissionForm } from './forms/submission-form.tsx';
import { useSubmission } from './forms/use-submission.ts';

/** Its thanks fade. */
export function ContactSectionForm(props: FormIslandProps) {
  const submission = useSubmission('/send-email', {
    ...props,
    form: 'contact-section',
    bodyOf: (filled) => messageOf(filled as Parameters<typeof messageOf>[0]),
  });
  const thanks = useFading(submission.state === 'success');
  const { message } = submission;
  return (
    <SubmissionForm
      {...props}
      name="contact-section"
      submission={{ ...submission, message: thanks === 'gone' ? undefined : message }}
      messageClass={`transition-opacity duration-1000 ${thanks === 'fading' ? 'opacity-0' : ''}`}
      buttonClass="justify-self-start max-sm:w-full"
    />
  );
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

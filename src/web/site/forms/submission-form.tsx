import type { ComponentProps, ReactNode } from 'react';
import type { Form } from '../../../model/forms/form.ts';
import { FormMessage } from '../../ui/form-message.tsx';
import { useText } from '../language/dictionary.ts';
import type { FormName } from './form-answer.ts';
import { FormFields } from './form-fields.tsx';
import type { Submission } from './use-submission.ts';

interface SubmissionFormProps {
  name: FormName;
  form: Form;
  submission: Submission & { formProps: ComponentProps<'form'> };
  texts: { submit: string; sending: string };
  /** For forms that say themselves what is missing. */
  noValidate?: boolean;
  messageClass?: string;
  buttonClass?: string;
  /** Before the declared fields. */
  children?: ReactNode;
}

/** A declared form, what became of it, the button that sends it and what happens with what is sent. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { name, form, submission, texts, noValidate, children } = props;
  const { state, message, formProps } = submission;
  const { forms } = useText();
  return (
    <form {...formProps} noValidate={noValidate} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {children}
      <FormFields name={name} form={form} submission={submission} />
      <FormMessage
        className={`col-span-full ${props.messageClass ?? ''}`}
        tone={state === 'failure' ? 'failure' : 'success'}
        text={message}
      />
      <button
        type="submit"
        disabled={state === 'sending'}
        className={`button-signal ${props.buttonClass ?? 'col-span-full'}`}
      >
        {state === 'sending' ? texts.sending : texts.submit}
      </button>
      <p className="col-span-full max-w-measure text-small text-muted">{forms.privacy}</p>
    </form>
  );
}

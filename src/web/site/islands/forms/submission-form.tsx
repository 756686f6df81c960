import type { ComponentProps, ReactNode, Ref } from 'react';
import type { LeadForm } from '../../../../model/forms/lead-forms.ts';
import type { Language } from '../../../../model/language.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import type { FormAnswer } from '../../forms/form-answer.ts';
import type { ShownField } from '../../forms/shown-fields.ts';
import type { FaultWords } from './find-faults.ts';
import { FormFields } from './form-fields.tsx';
import type { Submission } from './use-submission.ts';

/** What a page gives each of its forms. */
export interface FormIslandProps {
  language: Language;
  fields: ShownField[];
  texts: {
    submit: string;
    sending: string;
    faults: FaultWords;
    /** Said where the server has no words of its own. */
    sent: string;
    notSent: string;
    /** Said where no answer came back in time. */
    noAnswer: string;
  };
  /** What became of it when it was posted without a script. */
  posted?: FormAnswer | undefined;
}

interface SubmissionFormProps extends FormIslandProps {
  ref?: Ref<HTMLFormElement>;
  name: LeadForm;
  submission: Submission & { formProps: ComponentProps<'form'> };
  messageClass?: string;
  buttonClass?: string;
  /** Before the declared fields. */
  children?: ReactNode;
}

/**
 * A declared form, what became of it and the button that sends it. It says itself what is wrong:
 * what the browser says would be in the browser's language, and stand nowhere.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { ref, language, name, fields, submission, texts, children } = props;
  const { state, message, formProps } = submission;
  return (
    <form {...formProps} ref={ref} noValidate className="submission">
      {children}
      <FormFields name={name} fields={fields} language={language} submission={submission} />
      {/* Not every screen reader reads out a message whose role changes together with its text. */}
      <FormMessage
        className={props.messageClass}
        tone="success"
        text={state === 'failure' ? undefined : message}
      />
      {state === 'failure' && <FormMessage tone="failure" text={message} />}
      <button
        type="submit"
        aria-disabled={state === 'sending'}
        className={`button-signal ${props.buttonClass ?? 'col-span-full'}`}
      >
        {state === 'sending' ? texts.sending : texts.submit}
      </button>
    </form>
  );
}

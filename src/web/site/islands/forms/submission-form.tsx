import type { ComponentProps, ReactNode, Ref } from 'react';
import type { Language } from '../../../../model/language.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import type { FormAnswer, FormName } from '../../forms/form-answer.ts';
import type { ShownField } from '../../forms/shown-fields.ts';
import { FormFields } from './form-fields.tsx';
import type { Submission } from './use-submission.ts';

/** What a page gives each of its forms. */
export interface FormIslandProps {
  language: Language;
  fields: ShownField[];
  texts: {
    submit: string;
    sending: string;
    /** Said where the server has no words of its own. */
    sent: string;
    notSent: string;
  };
  /** What became of it when it was posted without a script. */
  posted?: FormAnswer | undefined;
}

interface SubmissionFormProps extends FormIslandProps {
  ref?: Ref<HTMLFormElement>;
  name: FormName;
  submission: Submission & { formProps: ComponentProps<'form'> };
  /** For forms that say themselves what is missing. */
  noValidate?: boolean;
  messageClass?: string;
  buttonClass?: string;
  /** Before the declared fields. */
  children?: ReactNode;
}

/** A declared form, what became of it and the button that sends it. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { ref, language, name, fields, submission, texts, noValidate, children } = props;
  const { state, message, formProps } = submission;
  return (
    <form
      {...formProps}
      ref={ref}
      noValidate={noValidate}
      className="grid gap-x-5 gap-y-4 sm:grid-cols-2"
    >
      {children}
      <FormFields name={name} fields={fields} language={language} submission={submission} />
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
    </form>
  );
}

import { contactSection } from '../../../../model/forms/contact-section.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { FormFields } from '../../forms/form-fields.tsx';
import type { texts as english } from './texts/en.ts';
import { useContactSection } from './use-contact-section.ts';

export const contactFormId = 'contact-form';

interface ContactFormProps {
  texts: (typeof english)['form'];
  help: string | undefined;
}

export function ContactForm({ texts, help }: ContactFormProps) {
  const submission = useContactSection();
  const { state, message, isFading, formProps } = submission;
  return (
    <section id={contactFormId} aria-labelledby="contact-form-heading">
      <h2 id="contact-form-heading" className="text-heading font-semibold">
        {texts.heading}
      </h2>
      <form {...formProps} noValidate className="mt-8 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <FormFields name="contact-section" form={contactSection} submission={submission} />
        <FormMessage
          className={`col-span-full transition-opacity duration-1000 ${isFading ? 'opacity-0' : ''}`}
          tone={state === 'failure' ? 'failure' : 'success'}
          text={message}
        />
        <button
          type="submit"
          disabled={state === 'sending'}
          className="button-signal justify-self-start max-sm:w-full"
        >
          {state === 'sending' ? texts.sending : texts.send}
        </button>
      </form>
      {help && (
        <p className="mt-8 max-w-measure border-s-4 border-signal ps-5 text-muted">{help}</p>
      )}
    </section>
  );
}

import { contactSection } from '../../../../model/forms/contact-section.ts';
import { SubmissionForm } from '../../forms/submission-form.tsx';
import type { texts as english } from './texts/en.ts';
import { useContactSection } from './use-contact-section.ts';

export const contactFormId = 'contact-form';

interface ContactFormProps {
  texts: (typeof english)['form'];
  help: string | undefined;
}

export function ContactForm({ texts, help }: ContactFormProps) {
  const submission = useContactSection();
  return (
    <section id={contactFormId} aria-labelledby="contact-form-heading">
      <h2 id="contact-form-heading" className="mb-8 text-heading font-semibold">
        {texts.heading}
      </h2>
      <SubmissionForm
        name="contact-section"
        form={contactSection}
        submission={submission}
        texts={texts}
        noValidate
        messageClass={`transition-opacity duration-1000 ${submission.isFading ? 'opacity-0' : ''}`}
        buttonClass="justify-self-start max-sm:w-full"
      />
      {help && (
        <p className="mt-8 max-w-measure border-s-4 border-signal ps-5 text-muted">{help}</p>
      )}
    </section>
  );
}

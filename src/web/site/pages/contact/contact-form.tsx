import { contactSection } from '../../../../model/forms/contact-section.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { faultWords, outcomeWords } from '../../forms/outcome-words.ts';
import { showFields } from '../../forms/shown-fields.ts';
import { ContactSectionIsland } from '../../islands/islands.ts';
import { PrivacyNote } from '../../layout/privacy-note.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { usePage, usePosted, useText } from '../../page-context.ts';
import { Prose } from '../../text/prose.tsx';

export const contactFormId = 'contact-form';

interface ContactFormProps {
  heading: string;
  texts: SiteWords['contact']['form'];
  help: string | undefined;
}

export function ContactForm({ heading, texts, help }: ContactFormProps) {
  const { language } = useText();
  const { formWords } = usePage();
  const { site } = useSiteData();
  return (
    <section id={contactFormId} aria-labelledby="contact-form-heading">
      <h2 id="contact-form-heading" className="mb-8 text-heading font-semibold">
        {heading}
      </h2>
      <ContactSectionIsland
        language={language}
        fields={showFields(contactSection, formWords)}
        texts={{
          ...texts,
          ...outcomeWords('contact-section', formWords),
          faults: faultWords(formWords),
        }}
        posted={usePosted('contact-section')}
      />
      <PrivacyNote text={site?.forms.privacy} />
      {help && (
        <Prose
          text={help}
          className="mt-8 max-w-measure border-s-4 border-signal ps-5 text-muted"
        />
      )}
    </section>
  );
}

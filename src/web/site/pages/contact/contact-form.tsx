import type { SiteWords } from '../../../../model/wording/index.ts';
import { ContactSectionIsland } from '../../islands/islands.ts';
import { useSiteData } from '../../layout/site-data.ts';
import { usePosted, useText } from '../../page-context.ts';
import { Prose } from '../../text/prose.tsx';

export const contactFormId = 'contact-form';

interface ContactFormProps {
  heading: string;
  texts: SiteWords['contact']['form'];
  help: string | undefined;
}

export function ContactForm({ heading, texts, help }: ContactFormProps) {
  const { language } = useText();
  const { site } = useSiteData();
  return (
    <section id={contactFormId} aria-labelledby="contact-form-heading">
      <h2 id="contact-form-heading" className="mb-8 text-heading font-semibold">
        {heading}
      </h2>
      <ContactSectionIsland
        language={language}
        texts={{ ...texts, privacy: site?.forms.privacy }}
        posted={usePosted('contact-section')}
      />
      {help && (
        <Prose
          text={help}
          className="mt-8 max-w-measure border-s-4 border-signal ps-5 text-muted"
        />
      )}
    </section>
  );
}

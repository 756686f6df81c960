import { Accordion } from '../../../ui/accordion.tsx';
import { Section } from '../../../ui/section.tsx';
import { Testimonials } from './testimonials.tsx';
import type { LeasingTexts } from './texts.ts';

/** What tenants say, beside what a visitor may still want to ask. */
export function Voices({ texts }: { texts: LeasingTexts }) {
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-16 lg:grid-cols-[1fr_1.15fr]">
        <Testimonials texts={texts.testimonials} />
        <section aria-labelledby="lease-faq-heading">
          <h2 id="lease-faq-heading" className="mb-8 text-heading font-semibold">
            {texts.faq.heading}
          </h2>
          <Accordion
            name="lease-faq"
            items={texts.faq.items.map(({ question, answer }) => ({
              title: question,
              content: answer,
            }))}
          />
        </section>
      </div>
    </Section>
  );
}

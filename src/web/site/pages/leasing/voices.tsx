import type { Leasing } from '../../../../model/pages/leasing/index.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Clauses } from '../../../ui/clauses.tsx';
import { Section } from '../../../ui/section.tsx';
import { Prose } from '../../text/prose.tsx';
import { Said } from '../../text/said.tsx';
import { Testimonials } from './testimonials.tsx';

interface VoicesProps {
  leasing: Leasing;
  chooseTestimonial: string;
}

/** What tenants say, beside what a visitor may still want to ask. */
export function Voices({ leasing, chooseTestimonial }: VoicesProps) {
  const { testimonials, questions, headings } = leasing;
  const isSaid = testimonials.length > 0;
  const isAsked = questions.length > 0;
  if (!isSaid && !isAsked) return null;
  return (
    <Section>
      <div className={isSaid && isAsked ? 'voices-and-questions' : ''}>
        {isSaid && (
          <Testimonials
            testimonials={testimonials}
            heading={headings.testimonials}
            choose={chooseTestimonial}
          />
        )}
        {isAsked && (
          <section aria-labelledby="lease-faq-heading">
            <h2 id="lease-faq-heading" className="mb-8 text-heading font-semibold">
              {headings.questions}
            </h2>
            <Accordion
              name="lease-faq"
              items={questions.map(({ question, answer }) => ({
                title: (
                  <Said text={question}>
                    <Clauses text={question} />
                  </Said>
                ),
                content: <Prose text={answer} />,
              }))}
            />
          </section>
        )}
      </div>
    </Section>
  );
}

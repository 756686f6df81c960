import { Accordion } from '../../../ui/accordion.tsx';
import { Clauses } from '../../../ui/clauses.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Prose } from '../../text/prose.tsx';
import { Said } from '../../text/said.tsx';
import type { ShownHome } from './built-in/with-built-in.ts';

interface FaqProps {
  items: ShownHome['faq'];
  heading: string;
  lead: string;
}

export function Faq({ items, heading, lead }: FaqProps) {
  return (
    <section aria-labelledby="faq-heading" className="border-y border-paper-line bg-paper-raised">
      <div className="page-width section-space grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div className="flex flex-col gap-4 lg:sticky lg:top-28 lg:self-start">
          <h2 id="faq-heading" className="text-heading font-semibold">
            {heading}
          </h2>
          {lead && <p className="text-lead text-balance text-muted">{lead}</p>}
        </div>
        <Reveal>
          <Accordion
            name="faq"
            items={items.map(({ question, answer }) => ({
              title: (
                <Said text={question}>
                  <Clauses text={question} />
                </Said>
              ),
              content: <Prose text={answer} />,
            }))}
          />
        </Reveal>
      </div>
    </section>
  );
}

import type { About } from '../../../../model/pages/about/index.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Prose } from '../../text/prose.tsx';
import { Said } from '../../text/said.tsx';
import { Words } from '../../text/words.tsx';

interface StepsProps {
  heading: string;
  steps: NonNullable<About['strategy']>;
  /** Rungs under each other beside the heading, or stations along a line. */
  as: 'ladder' | 'line';
}

/** Strategy and development: numbered, because each step follows from the one before. */
export function Steps({ heading, steps, as }: StepsProps) {
  return (
    <Section
      heading={heading}
      lead={steps.text && <Words text={steps.text} />}
      tone={as === 'line' ? 'ink' : 'raised'}
      className={`steps-${as}`}
    >
      <ol>
        {steps.cards.map(({ _id, heading: step, text }, index) => (
          <Reveal as="li" key={_id}>
            <span aria-hidden="true" className="text-display font-semibold">
              {index + 1}
            </span>
            <h3 className="text-title font-medium">
              <Said text={step} />
            </h3>
            <Prose text={text} />
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}

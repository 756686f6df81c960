import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import type { About } from '../../content.ts';
import { Prose } from '../../text/prose.tsx';
import { Words } from '../../text/words.tsx';

interface StepsProps {
  heading: string;
  steps: NonNullable<About['strategy']>;
  isDark?: boolean;
}

/** Strategy and development: numbered, because each step follows from the one before. */
export function Steps({ heading, steps, isDark = false }: StepsProps) {
  return (
    <Section
      heading={heading}
      lead={steps.text && <Words text={steps.text} />}
      tone={isDark ? 'ink' : 'raised'}
    >
      <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.cards.map(({ _id, heading: step, text }, index) => (
          <Reveal as="li" key={_id} className="card group-house flex flex-col p-6 lg:p-7">
            <span aria-hidden="true" className="gradient-fill absolute inset-x-0 top-0 h-1.5" />
            <span
              aria-hidden="true"
              className={`text-display leading-none font-semibold tabular-nums ${isDark ? 'text-signal-on-ink' : 'text-signal'}`}
            >
              {index + 1}
            </span>
            <h3 className="mt-10 text-title font-medium">{step}</h3>
            <Prose text={text} className={`mt-2 ${isDark ? 'text-muted-on-ink' : 'text-muted'}`} />
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}

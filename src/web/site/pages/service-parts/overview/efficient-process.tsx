import type { Services } from '../../../../../model/pages/services/index.ts';
import { Reveal } from '../../../../ui/reveal.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Prose } from '../../../text/prose.tsx';
import { Said } from '../../../text/said.tsx';
import { Words } from '../../../text/words.tsx';

export function EfficientProcess({
  process,
}: {
  process: NonNullable<Services['efficientProcess']>;
}) {
  const { mainHeading, description, cards } = process;
  return (
    <Section heading={mainHeading} lead={description && <Words text={description} />} tone="raised">
      <ol className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(cards).map(([place, card]) => (
          <Reveal as="li" key={place} className="flex flex-col gap-3 border-t-2 border-ink pt-5">
            <span aria-hidden="true" className="text-small font-medium text-muted">
              {String(Number(place) + 1).padStart(2, '0')}
            </span>
            <h3 className="text-title font-semibold">
              <Said text={card.heading} />
            </h3>
            <Prose text={card.text} className="text-muted" />
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}

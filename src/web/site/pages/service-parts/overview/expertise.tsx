import type { Services } from '../../../../../model/pages/services/index.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { Reveal } from '../../../../ui/reveal.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Prose } from '../../../text/prose.tsx';
import { Said } from '../../../text/said.tsx';

export function Expertise(props: NonNullable<Services['expertAt']>) {
  const { title, image, imageAlt, imageFocus, cards } = props;
  return (
    <Section heading={title}>
      <div className={image ? 'grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16' : ''}>
        {image && (
          <div className="self-start lg:sticky lg:top-28">
            <Picture
              src={image}
              alt={imageAlt}
              focus={imageFocus}
              sizes="(min-width: 1024px) 32rem, 100vw"
              className="aspect-square w-full rounded-card object-cover"
            />
          </div>
        )}
        <ul className="grid content-start gap-x-10 gap-y-10 sm:grid-cols-2">
          {Object.entries(cards).map(([place, card]) => (
            <Reveal as="li" key={place} className="flex flex-col gap-3 border-t border-ink pt-5">
              <h3 className="text-title font-semibold">
                <Said text={card.title} />
              </h3>
              <Prose text={card.details} className="text-muted" />
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}

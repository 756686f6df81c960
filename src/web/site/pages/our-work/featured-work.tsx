import type { OurWork } from '../../../../model/pages/our-work/index.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { Section } from '../../../ui/section.tsx';
import { WorkCard } from './work-card.tsx';

interface FeaturedWorkProps {
  cards: OurWork['work']['cards'];
  headings: OurWork['headings'];
  texts: SiteWords['ourWork']['work'];
}

export function FeaturedWork({ cards, headings, texts }: FeaturedWorkProps) {
  return (
    <Section heading={headings.work}>
      <ol className="works">
        {cards.map((card, index) => (
          <WorkCard
            key={card._id}
            card={card}
            headings={headings}
            texts={texts}
            imageAt={index % 2 === 0 ? 'end' : 'start'}
          />
        ))}
      </ol>
    </Section>
  );
}

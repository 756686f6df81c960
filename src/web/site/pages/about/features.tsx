import type { About } from '../../../../model/pages/about/index.ts';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Prose } from '../../text/prose.tsx';
import { Said } from '../../text/said.tsx';
import { Tile } from './tile.tsx';

interface FeaturesProps {
  heading: string;
  features: About['features'];
}

export function Features({ heading, features }: FeaturesProps) {
  return (
    <Section heading={heading}>
      <ul className="promises">
        {features.map(({ _id, heading: feature, text }, index) => (
          <Reveal as="li" key={_id}>
            <Tile turn={index} />
            <h3 className="text-title font-medium">
              <Said text={feature} />
            </h3>
            <Prose text={text} className="text-muted" />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Prose } from '../../text/prose.tsx';
import { Said } from '../../text/said.tsx';
import { BenefitMark } from './benefit-mark.tsx';

interface BenefitsProps {
  title: string;
  items: { icon: string; title: string; description: string }[];
}

export function Benefits({ title, items }: BenefitsProps) {
  return (
    <Section heading={title}>
      <ul className="benefits group-house">
        {Object.entries(items).map(([place, item]) => (
          <Reveal as="li" key={place}>
            <BenefitMark icon={item.icon} />
            <h3 className="text-title font-semibold">
              <Said text={item.title} />
            </h3>
            <Prose text={item.description} className="text-muted" />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

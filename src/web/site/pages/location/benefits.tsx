import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Prose } from '../../text/prose.tsx';
import { BenefitIcon } from './benefit-icon.tsx';

interface BenefitsProps {
  title: string;
  items: { icon: string; title: string; description: string }[];
}

export function Benefits({ title, items }: BenefitsProps) {
  return (
    <Section heading={title}>
      <ul className="grid gap-6 md:grid-cols-2">
        {Object.entries(items).map(([place, item]) => (
          <Reveal as="li" key={place} className="card flex flex-col gap-5 p-6 sm:p-8">
            <BenefitIcon icon={item.icon} />
            <h3 className="text-title font-semibold">{item.title}</h3>
            <Prose text={item.description} className="text-muted" />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

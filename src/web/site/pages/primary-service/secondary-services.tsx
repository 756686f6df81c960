import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Prose } from '../../text/prose.tsx';
import { ToolMark } from '../service-parts/tool-mark.tsx';

interface SecondaryServicesProps {
  heading: string;
  services: { _id: string; title: string; description: string }[];
  group: string;
}

export function SecondaryServices({ heading, services, group }: SecondaryServicesProps) {
  return (
    <Section heading={heading} className={group}>
      <ul className="grid gap-6 md:grid-cols-2">
        {services.map(({ _id, title, description }) => (
          <Reveal as="li" key={_id} className="card flex gap-6 p-6 sm:p-8">
            <ToolMark name={_id} className="size-12 flex-none sm:size-16" />
            <div className="flex flex-col gap-3">
              <h3 className="text-title font-semibold">{title}</h3>
              <Prose text={description} className="text-muted" />
            </div>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

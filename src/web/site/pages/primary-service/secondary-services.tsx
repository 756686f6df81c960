import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { Prose } from '../../text/prose.tsx';
import { Said } from '../../text/said.tsx';
import { ToolMark } from '../service-parts/tool-mark.tsx';

interface SecondaryServicesProps {
  heading: string;
  services: { _id: string; title: string; description: string }[];
  group: string;
}

/** A wall of tiles, one for each part of the service. */
export function SecondaryServices({ heading, services, group }: SecondaryServicesProps) {
  return (
    <Section heading={heading} className={group}>
      <ul className="tile-wall">
        {services.map(({ _id, title, description }) => (
          <Reveal as="li" key={_id}>
            <ToolMark name={_id} className="size-20" />
            <h3 className="text-title font-semibold">
              <Said text={title} />
            </h3>
            <Prose text={description} className="text-muted" />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}

import { outlineOf } from '../../../ui/arch.tsx';
import { Section } from '../../../ui/section.tsx';
import { SiteLink } from '../../layout/site-link.tsx';
import { Said } from '../../text/said.tsx';
import { DoorMark, useGroupPosition } from '../service-parts/group-door.tsx';

interface SiblingsProps {
  heading: string;
  /** Of the main service. */
  path: string;
  main: { slug: string };
  services: { slug: string; title: string }[];
  group: string;
}

/** The doors of the other services of the group. */
export function Siblings({ heading, path, main, services, group }: SiblingsProps) {
  const outline = outlineOf(useGroupPosition(main.slug));
  return (
    <Section heading={heading} tone="raised" className={group}>
      <ul className="next-doors">
        {services.map(({ slug, title }) => (
          <li key={slug}>
            <SiteLink to={`${path}/${slug}`} className="text-lead font-medium hover:text-signal">
              <DoorMark outline={outline} className="w-10 flex-none" />
              <Said text={title} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

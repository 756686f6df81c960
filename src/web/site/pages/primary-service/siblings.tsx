import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { SiteLink } from '../../layout/site-link.tsx';

interface SiblingsProps {
  heading: string;
  /** Of the main service. */
  path: string;
  services: { slug: string; title: string }[];
  group: string;
}

/** The way on to the other services of the group. */
export function Siblings({ heading, path, services, group }: SiblingsProps) {
  return (
    <Section heading={heading} className={group}>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {services.map(({ slug, title }) => (
          <li key={slug} className="border-t border-paper-line">
            <SiteLink
              to={`${path}/${slug}`}
              className="flex min-h-16 items-center justify-between gap-4 text-lead font-medium hover:text-signal"
            >
              {title}
              <Icon name="arrow" className="size-5 flex-none text-signal" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

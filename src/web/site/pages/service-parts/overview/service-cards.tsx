import { plainLine } from '../../../../../model/markdown/plain-text.ts';
import { fillPath, publicPaths } from '../../../../../model/public-paths.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Reveal } from '../../../../ui/reveal.tsx';
import type { MainService } from '../../../content.ts';
import { useGroupClass } from '../../../layout/site-data.ts';
import { SiteLink } from '../../../layout/site-link.tsx';
import { GroupArch } from '../group-arch.tsx';

export function ServiceCards({ services }: { services: MainService[] }) {
  const groupClass = useGroupClass();
  return (
    <ul className="service-cards">
      {services.map((service, position) => (
        <Reveal as="li" key={service.slug} className={`${groupClass(service.slug)} card group`}>
          <ServiceCard {...service} position={position} />
        </Reveal>
      ))}
    </ul>
  );
}

function ServiceCard(props: MainService & { position: number }) {
  const { slug, title, description, primaryServices, position } = props;
  const path = fillPath(publicPaths.mainService, slug);
  return (
    <>
      <div className="grid">
        <div aria-hidden="true" className="on-ink grid-motif [grid-area:1/1]" />
        <div className="z-1 flex min-h-48 items-end justify-between gap-3 overflow-hidden ps-6 pe-4 pt-6 text-paper [grid-area:1/1] sm:ps-8">
          {/* Its words stay whole as long as they can; the arch gives way. */}
          <h3 className="max-w-full shrink-99 self-center pb-6 text-title font-semibold wrap-break-word">
            <SiteLink
              to={path}
              // The whole card, which is why nothing in between may be positioned.
              className="after:absolute after:inset-0 group-hover:text-signal-on-ink"
            >
              {title}
              {'\u00a0'}
              <Icon name="arrow" className="ms-1 inline size-5 text-signal-on-ink" />
            </SiteLink>
          </h3>
          <GroupArch
            slug={slug}
            position={position}
            className="door w-20 min-w-0 translate-y-3 transition-transform duration-300 group-hover:translate-y-0 sm:w-24"
          />
        </div>
      </div>
      <div aria-hidden="true" className="gradient-fill h-1.5" />
      <div className="p-6 sm:px-8">
        <p className="max-w-measure text-muted">{plainLine(description)}</p>
      </div>
      {primaryServices.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 border-t border-paper-line px-6 py-4 text-small sm:px-8">
          {primaryServices.map((primary) => (
            <li key={primary.slug}>
              <SiteLink
                to={`${path}/${primary.slug}`}
                className="relative z-2 inline-flex min-h-8 items-center underline-offset-4 hover:text-signal hover:underline"
              >
                {primary.title}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

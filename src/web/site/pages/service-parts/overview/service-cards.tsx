import { plainLine } from '../../../../../model/markdown/plain-text.ts';
import type { MainService } from '../../../../../model/pages/services/index.ts';
import { publicPaths } from '../../../../../model/public-paths.ts';
import { fillPath } from '../../../../../model/site-path.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Reveal } from '../../../../ui/reveal.tsx';
import { useGroupClass } from '../../../layout/site-data.ts';
import { SiteLink } from '../../../layout/site-link.tsx';
import { Said } from '../../../text/said.tsx';
import { GroupArch } from '../group-arch.tsx';

export function ServiceCards({ services }: { services: MainService[] }) {
  const groupClass = useGroupClass();
  return (
    <ul className="service-cards">
      {services.map((service, position) => (
        <Reveal as="li" key={service.slug} className={`${groupClass(service.slug)} card`}>
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
      <div className="service-head">
        <div aria-hidden="true" className="on-ink grid-motif" />
        <div className="text-paper">
          <h3 className="text-title font-semibold">
            <SiteLink to={path}>
              <Said text={title} />
              {'\u00a0'}
              <Icon name="arrow" />
            </SiteLink>
          </h3>
          <GroupArch slug={slug} position={position} className="door" />
        </div>
      </div>
      <div aria-hidden="true" className="gradient-fill h-1.5" />
      <p className="text-muted">
        <Said text={plainLine(description)} />
      </p>
      {primaryServices.length > 0 && (
        <ul>
          {primaryServices.map((primary) => (
            <li key={primary.slug}>
              <SiteLink to={`${path}/${primary.slug}`}>
                <Said text={primary.title} />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

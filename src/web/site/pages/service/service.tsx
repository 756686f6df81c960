import { publicPaths } from '../../../../model/public-paths.ts';
import { fillPath } from '../../../../model/site-path.ts';
import { useGroupClass } from '../../layout/site-data.ts';
import { load, ofPage, withReason } from '../../load.ts';
import { sitePage } from '../../site-page.tsx';
import { DesignProcess, processOf } from '../service-parts/design-process.tsx';
import { GroupDoor } from '../service-parts/group-door.tsx';
import { ServiceOpening } from '../service-parts/service-opening.tsx';
import style from '../service-parts/services.css?url';
import { TechnologyStrip } from '../service-parts/technology-strip.tsx';
import { PrimaryServices } from './primary-services.tsx';

const loadPage = withReason(
  load({
    service: ofPage('services.services'),
    headings: (content) => content.single('services.headings'),
  }),
  'serviceParts',
  'service',
);

/** Through the group's door to what is behind it, and up the stairs of how it is made. */
export const mainServicePage = sitePage(
  loadPage,
  function Service({ service, headings, texts }) {
    const { slug, title, description, banner, primaryServices } = service;
    const path = fillPath(publicPaths.mainService, slug);
    const group = useGroupClass()(slug);
    return (
      <>
        <ServiceOpening
          service={{ path, title, description }}
          group={group}
          above={[]}
          parts={primaryServices}
          heading={banner?.heading}
          text={banner?.detail}
          art={<GroupDoor slug={slug} />}
        />
        {(primaryServices.length > 0 || banner?.heading) && (
          <PrimaryServices path={path} main={service} group={group} headings={headings} />
        )}
        <TechnologyStrip
          groups={[service]}
          heading={headings.tools}
          pauseLabel={texts.pauseTechnologies}
        />
        <DesignProcess
          process={processOf(service)}
          look="stairs"
          group={group}
          heading={headings.process}
          texts={texts}
        />
      </>
    );
  },
  { style },
);

import { publicPaths } from '../../../../model/public-paths.ts';
import { fillPath } from '../../../../model/site-path.ts';
import { useGroupClass } from '../../layout/site-data.ts';
import { aroundPage, load, ofPage, withReason } from '../../load.ts';
import { sitePage } from '../../site-page.tsx';
import { DesignProcess, processOf } from '../service-parts/design-process.tsx';
import { GroupFrieze } from '../service-parts/group-door.tsx';
import { ServiceOpening } from '../service-parts/service-opening.tsx';
import style from '../service-parts/services.css?url';
import { TechnologyStrip } from '../service-parts/technology-strip.tsx';
import { SecondaryServices } from './secondary-services.tsx';
import { Siblings } from './siblings.tsx';

const loadPage = withReason(
  load({
    service: ofPage('services.services.primaryServices'),
    main: aroundPage('services.services'),
    headings: (content) => content.single('services.headings'),
  }),
  'serviceParts',
  'primaryService',
);

/** Under the group's arcade: the wall of its parts, a band in its colours, and the next doors. */
export const primaryServicePage = sitePage(
  loadPage,
  function PrimaryServicePage({ service, main, headings, texts }) {
    const { title, description, secondaryServices } = service;
    const siblings = main.primaryServices.filter(({ slug }) => slug !== service.slug);
    const group = useGroupClass()(main.slug);
    const mainPath = fillPath(publicPaths.mainService, main.slug);
    const path = fillPath(publicPaths.primaryService, main.slug, service.slug);
    return (
      <>
        <ServiceOpening
          service={{ path, title, description }}
          group={group}
          above={[{ name: main.title, path: mainPath }]}
          parts={secondaryServices}
          foot={<GroupFrieze slug={main.slug} />}
        />
        {secondaryServices.length > 0 && (
          <SecondaryServices
            heading={headings.service}
            services={secondaryServices}
            group={group}
          />
        )}
        <DesignProcess
          process={processOf(main)}
          look="band"
          group={group}
          heading={headings.process}
          texts={texts}
        />
        <TechnologyStrip
          groups={[main]}
          heading={headings.tools}
          pauseLabel={texts.pauseTechnologies}
          tone="paper"
        />
        {siblings.length > 0 && (
          <Siblings
            heading={texts.siblings.replace('{group}', () => main.title)}
            path={mainPath}
            main={main}
            services={siblings}
            group={group}
          />
        )}
      </>
    );
  },
  { style },
);
